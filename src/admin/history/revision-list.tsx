import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { formatDateAndTime } from '#language/dates.ts';
import type { Revision } from './use-history.ts';

type Side = 'earlier' | 'later';

type Props = {
  revisions: readonly Revision[];
  earlier: number;
  later: number;
  choose: (chosen: Partial<Record<Side, number>>) => void;
  more: ReactNode;
};

/** The revisions, the newest first. Two of them are chosen; an earlier one can't be later than the later one. */
export function RevisionList({ revisions, earlier, later, choose, more }: Props) {
  const t = useTranslations('adminHistory');
  return (
    <section aria-label={t('title')} className="history-list">
      <p aria-hidden="true" className="history-sides text-tiny text-ink-muted">
        <span>{t('earlier')}</span>
        <span>{t('later')}</span>
      </p>
      <ul>
        {revisions.map((revision) => (
          <li key={revision.id} className="history-revision">
            {(['earlier', 'later'] as const).map((side) => (
              <label key={side} className="history-choice">
                <input
                  type="radio"
                  name={`history-${side}`}
                  checked={revision.id === (side === 'earlier' ? earlier : later)}
                  disabled={side === 'earlier' ? revision.id > later : revision.id < earlier}
                  onChange={() => choose({ [side]: revision.id })}
                />
                <span className="sr-only">
                  {t(side)}: <Description revision={revision} />
                </span>
              </label>
            ))}
            <Description revision={revision} />
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** Each choice renders the list again, and no revision changes: formatting hundreds of times takes longer than a diff. */
const Description = memo(DescribedRevision);

function DescribedRevision({ revision }: { revision: Revision }) {
  const t = useTranslations('adminHistory');
  const language = useLanguage();
  const { kind, username, at, model, suggestedBy } = revision;
  const isFromBefore = username === null && kind === 'created';
  return (
    <span className="min-w-0 text-small">
      <span className="font-bold">{isFromBefore ? t('beforeHistory') : t(`kinds.${kind}`)}</span>{' '}
      <span lang={revision.language} className="history-language">
        {localeConfig[revision.language].endonym}
      </span>
      <span className="block text-tiny text-ink-muted">
        <time dateTime={at}>{formatDateAndTime(at, language)}</time>{' '}
        {username && <bdi className="wrap-anywhere">{username}</bdi>}
        {model !== null && (
          <span className="block wrap-anywhere">
            <bdi lang="en">{model}</bdi>
          </span>
        )}
        {suggestedBy !== null && (
          <span className="block wrap-anywhere">
            {t('suggestedBy', { name: isolate(suggestedBy) })}
          </span>
        )}
      </span>
    </span>
  );
}
