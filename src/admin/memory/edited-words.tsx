import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatMonth } from '../shared/time/format-local.ts';
import { useEditedWords } from './use-memory.ts';

/** How many words of each hundred editors changed, by month, language and model, as a table. */
export function EditedWords() {
  const t = useTranslations('adminMemory');
  const languageName = useTranslations('adminShared.languages');
  const language = useLanguage();
  const { number } = useFormatter();
  const { data } = useEditedWords();
  if (!data) return null;
  return (
    <section aria-labelledby="edited-words" className="mt-4">
      <h3 id="edited-words" className="font-bold">
        {t('editedWords')}
      </h3>
      <p className="max-w-text text-small text-ink-muted">
        {t(data.length === 0 ? 'noEditedWords' : 'editedWordsHint')}
      </p>
      {data.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        <div tabIndex={0} className="memory-table overflow-x-auto">
          <table aria-labelledby="edited-words">
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                <th scope="col">{t('language')}</th>
                <th scope="col">{t('model')}</th>
                <th scope="col">{t('words')}</th>
                <th scope="col">{t('changed')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={`${row.month} ${row.language} ${row.model}`}>
                  <th scope="row">{formatMonth(row.month, language)}</th>
                  <td>{languageName(row.language)}</td>
                  <td>
                    <bdi dir="ltr">{row.model}</bdi>
                  </td>
                  <td>{number(row.words)}</td>
                  <td>{number((100 * row.changed) / row.words, { maximumFractionDigits: 1 })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
