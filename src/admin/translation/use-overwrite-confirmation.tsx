import { useTranslations } from 'use-intl';
import { directionOf, type TranslationLanguage } from '#i18n/languages.ts';
import type { ReviewRow } from './review-rows.ts';
import { useConfirm } from './use-confirm.tsx';

/**
 * Asks before text that a person wrote is overwritten. The functions resolve to null or false when the editor cancels.
 */
export function useOverwriteConfirmation() {
  const t = useTranslations('adminTranslation.questions');
  const { confirm, dialog } = useConfirm();
  return {
    dialog,
    /** Asks before a translation replaces a text that a person wrote. */
    async mayReplaceTyped(language: TranslationLanguage): Promise<boolean> {
      const answer = await confirm({
        title: t('typed.title', { language }),
        text: t('typed.text'),
        answers: [{ value: 'replace', text: t('typed.replace') }],
      });
      return answer !== null;
    },
    /** Asks before a translation that is up to date is repeated. */
    async rowsToRepeat(
      language: TranslationLanguage,
      rows: readonly ReviewRow[],
    ): Promise<ReviewRow[] | 'all' | null> {
      const edited = rows.filter(({ isEdited }) => isEdited);
      const answer = await confirm({
        title: t('again.title'),
        text: t('again.text', { edited: edited.length }),
        list: <Excerpts rows={edited} language={language} />,
        answers:
          edited.length > 0
            ? [
                { value: 'keep', text: t('again.keep') },
                { value: 'all', text: t('again.all') },
              ]
            : [{ value: 'all', text: t('again.repeat') }],
      });
      return answer === 'keep' ? rows.filter(({ isEdited }) => !isEdited) : answer;
    },
    /** Asks before one row is translated again. */
    async mayReplaceRow(language: TranslationLanguage, row: ReviewRow): Promise<boolean> {
      if (!row.isEdited) return true;
      const answer = await confirm({
        title: t('row.title'),
        text: t('row.text'),
        list: <Excerpts rows={[row]} language={language} />,
        answers: [{ value: 'replace', text: t('row.replace') }],
      });
      return answer !== null;
    },
  };
}

function Excerpts(props: { rows: readonly ReviewRow[]; language: TranslationLanguage }) {
  const { rows, language } = props;
  return (
    <ul
      lang={language}
      dir={directionOf(language)}
      className="mt-3 max-h-60 overflow-y-auto border-s-4 border-line ps-3 text-small"
    >
      {rows.map(({ blockRef, block }) => (
        <li key={blockRef} className="line-clamp-2 py-1 wrap-anywhere">
          {block?.text}
        </li>
      ))}
    </ul>
  );
}
