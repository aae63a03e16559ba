import { memo, type ReactNode, type RefObject, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { formatDateAndTime } from '#language/dates.ts';
import { useLatest } from '#ui/use-latest.ts';
import type { Revision } from './use-history.ts';

type Side = 'earlier' | 'later';

type Choose = (chosen: Partial<Record<Side, number>>) => void;

type Props = {
  revisions: readonly Revision[];
  earlier: number;
  later: number;
  choose: Choose;
  more: ReactNode;
};

/** The revisions, the newest first. Two of them are chosen; an earlier one can't be later than the later one. */
export function RevisionList({ revisions, earlier, later, more, ...props }: Props) {
  const t = useTranslations('adminHistory');
  const choose = useLatest(props.choose);
  // A choice makes hundreds of others possible or impossible. The comparison goes first.
  const latest = useDeferredValue(later);
  const earliest = useDeferredValue(earlier);
  return (
    <section aria-label={t('title')} className="history-list">
      <p aria-hidden="true" className="history-sides text-tiny text-ink-muted">
        <span>{t('earlier')}</span>
        <span>{t('later')}</span>
      </p>
      <ul>
        {revisions.map((revision) => (
          <Row
            key={revision.id}
            revision={revision}
            isEarlier={revision.id === earlier}
            isLater={revision.id === later}
            isTooLate={revision.id > latest}
            isTooEarly={revision.id < earliest}
            choose={choose}
          />
        ))}
      </ul>
      {more}
    </section>
  );
}

/** Memoised: of hundreds of rows, a choice changes a few. */
const Row = memo(function Row(props: {
  revision: Revision;
  isEarlier: boolean;
  isLater: boolean;
  /** Later than the later state, so that it can't be the earlier one. */
  isTooLate: boolean;
  isTooEarly: boolean;
  choose: RefObject<Choose>;
}) {
  const { revision, choose } = props;
  const t = useTranslations('adminHistory');
  const sides = [
    { side: 'earlier', isChosen: props.isEarlier, isImpossible: props.isTooLate },
    { side: 'later', isChosen: props.isLater, isImpossible: props.isTooEarly },
  ] as const;
  return (
    <li className="history-revision">
      {sides.map(({ side, isChosen, isImpossible }) => (
        <label key={side} className="history-choice">
          <input
            type="radio"
            name={`history-${side}`}
            checked={isChosen}
            disabled={isImpossible}
            onChange={() => choose.current({ [side]: revision.id })}
            className="size-4 accent-accent disabled:opacity-40"
          />
          <span className="sr-only">
            {t(side)}: <Description revision={revision} />
          </span>
        </label>
      ))}
      <Description revision={revision} />
    </li>
  );
});

/** A row is rendered again when it becomes possible or impossible, and formatting its date takes longest. */
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
        {localeConfig[revision.language].shortEndonym}
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
