import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { UpdatePart } from '#domain/translation/shared/update-part.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { InlineDiff } from '../shared/diff/inline-diff.tsx';
import { proposalFor } from './apply-update.ts';
import type { ReviewRow } from './review-rows.ts';
import type { Review } from './use-review.ts';

/** One proposal in the review, and what its two keys do. */
type Item = {
  key: string;
  before: string;
  after: string;
  origin: UpdatePart['origin'] | null;
  take: () => void;
  leave: () => void;
};

/** The proposals for a row, in order: parts of its translation, a new paragraph, or the end of a removed one. */
function itemsOf(row: ReviewRow, review: Review): Item[] {
  const { blockRef, block, source, state } = row;
  if (blockRef === null) {
    const proposed = review.record.proposed?.find((one) => one.source === source);
    if (!proposed) return [];
    return [
      {
        key: 'new',
        before: '',
        after: proposed.text,
        origin: proposed.origin,
        take: () => review.decideBlock(row, true),
        leave: () => review.decideBlock(row, false),
      },
    ];
  }
  if (state === 'removed')
    return [
      {
        key: 'removed',
        before: block?.text ?? '',
        after: '',
        origin: null,
        take: () => review.remove(row),
        leave: () => review.markUpToDate(row),
      },
    ];
  return (proposalFor(row)?.parts ?? []).map(({ id, replaced, target, origin }) => ({
    key: String(id),
    before: replaced,
    after: target.text,
    origin,
    take: () => review.decidePart(blockRef, id, true),
    leave: () => review.decidePart(blockRef, id, false),
  }));
}

/** How many proposals a person has not decided. */
export function countProposals(review: Review): number {
  return review.rows.reduce((sum, row) => sum + itemsOf(row, review).length, 0);
}

/** What a change of the English asks of a translated paragraph. */
export function ProposedParts(props: {
  row: ReviewRow;
  /** 0 is the title. */
  number: number;
  language: TranslationLanguage;
  review: Review;
}) {
  const { row, number, language, review } = props;
  const t = useTranslations('adminTranslation.proposals');
  const blockNames = useTranslations('adminTranslation.blockNames');
  const items = itemsOf(row, review);
  const proposal = proposalFor(row);
  const isUnneeded = proposal?.parts.length === 0 && proposal.left === 0;
  const left = proposal?.left ?? 0;
  if (items.length === 0 && !isUnneeded && left === 0) return null;
  const subject =
    row.blockRef === 'title' ? blockNames('title') : blockNames('paragraph', { number });
  return (
    <div className="review-proposals">
      {items.length > 0 && (
        <ul aria-label={t('list', { subject })}>
          {items.map(({ key, ...item }) => (
            <ProposedPart key={key} {...item} language={language} subject={subject} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <p role="alert" className="text-tiny text-danger">
          {t('left', { count: left })}
        </p>
      )}
      {isUnneeded && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-tiny">
          {t('nothing')}
          <button
            type="button"
            data-proposal
            className="panel-quiet-link text-tiny"
            aria-label={`${t('mark')}: ${subject}`}
            onClick={() => review.markUpToDate(row)}
          >
            {t('mark')}
          </button>
        </p>
      )}
    </div>
  );
}

/** A proposal as a word diff. Enter takes it and Delete leaves the translation while it has the focus. */
function ProposedPart(
  props: Omit<Item, 'key'> & { language: TranslationLanguage; subject: string },
) {
  const { before, after, origin, take, leave, language, subject } = props;
  const t = useTranslations('adminTranslation.proposals');
  const listenToKeys = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.target !== event.currentTarget || event.repeat) return;
    if (event.key === 'Enter') take();
    else if (event.key === 'Delete') leave();
    else return;
    event.preventDefault();
  };
  return (
    <li
      data-proposal
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter and Delete do what the buttons do
      tabIndex={0}
      aria-keyshortcuts="Enter Delete"
      onKeyDown={listenToKeys}
      className="review-proposal"
    >
      <div className="text-small">
        {before === after ? (
          t('same')
        ) : (
          <InlineDiff before={before} after={after} language={language} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="panel-button" onClick={take}>
          {t(after === '' ? 'remove' : 'take')}
          <span className="sr-only">: {subject}</span>
        </button>
        <button type="button" className="panel-button" onClick={leave}>
          {t('leave')}
          <span className="sr-only">: {subject}</span>
        </button>
        {origin !== null && origin !== 'model' && (
          <span className="text-tiny text-ink-muted">{t(`origins.${origin}`)}</span>
        )}
      </div>
    </li>
  );
}
