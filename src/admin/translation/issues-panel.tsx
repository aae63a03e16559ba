import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type TranslationLanguage } from '#i18n/languages.ts';
import type { RecordCheck } from './check-record.ts';
import { IssueItem } from './issue-item.tsx';
import { blocksPublishing } from './located-issue.ts';
import type { TextRange } from './text-range.ts';
import type { CheckedRecord } from './use-record-check.ts';
import type { Review } from './use-review.ts';

/** A longer list would not be read. Further issues appear when these are settled. */
const shownAtOnce = 30;

type Props = {
  language: TranslationLanguage;
  review: Review;
  jumpTo: (range: TextRange) => void;
};

/** The issues of the check, the most severe first. Each is a button that selects its range. */
export function IssuesPanel({ checked, ...props }: Props & { checked: CheckedRecord }) {
  const id = useId();
  const t = useTranslations('adminTranslation.issues');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={`${id}-heading`} className="review-issues">
      <h3
        id={`${id}-heading`}
        ref={heading}
        tabIndex={-1}
        className="text-small font-bold outline-none"
      >
        {t('heading')}
      </h3>
      {!checked && <p className="mt-2 text-small text-ink-muted">{t('checking')}</p>}
      {checked === 'failed' && <p className="mt-2 text-small text-danger">{t('failed')}</p>}
      {checked && checked !== 'failed' && (
        <Groups
          {...props}
          check={checked}
          // The pressed button is removed with its issue.
          onSettled={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

function Groups(props: Props & { check: RecordCheck; onSettled: () => void }) {
  const { review, jumpTo, language, onSettled } = props;
  const { spellings } = props.check;
  const t = useTranslations('adminTranslation.issues');
  const issues = props.check.issues.map((issue, index, all) => {
    const before = all.slice(0, index).filter(({ key }) => key === issue.key).length;
    return { ...issue, name: `${issue.key} ${before}` };
  });
  const groups = {
    blocking: issues.filter(blocksPublishing),
    warning: issues.filter(({ isBlocking }) => !isBlocking),
    dismissed: issues.filter(({ reason }) => reason !== null),
  };
  if (issues.length === 0 && spellings.length === 0)
    return <p className="mt-2 text-small text-ink-muted">{t('nothing')}</p>;
  return (
    <>
      {(['blocking', 'warning', 'dismissed'] as const).map((name) => (
        <Group key={name} name={t(name, { count: groups[name].length })} items={groups[name]}>
          {(issue) => (
            <li key={issue.name}>
              <IssueItem
                issue={issue}
                jumpTo={() => jumpTo(issue.range)}
                correct={({ found, suggested }) => {
                  review.acceptCorrection(issue.range, found, suggested);
                  onSettled();
                }}
                dismiss={(reason) => {
                  review.dismiss(issue.key, reason);
                  onSettled();
                }}
                undoDismissal={() => {
                  review.undoDismissal(issue.key);
                  onSettled();
                }}
              />
            </li>
          )}
        </Group>
      ))}
      <Group name={t('spellings', { count: spellings.length })} items={spellings}>
        {({ found, suggested, range }) => (
          <li key={`${range.blockRef} ${range.from}`} className="review-issue">
            <button type="button" className="review-jump" onClick={() => jumpTo(range)}>
              <span lang={language} dir={directionOf(language)}>
                <del>{found}</del> <ins>{suggested}</ins>
              </span>
            </button>
            <button
              type="button"
              className="panel-quiet-link"
              aria-label={t('takeThis', { found, suggested })}
              onClick={() => {
                review.acceptCorrection(range, found, suggested);
                onSettled();
              }}
            >
              {t('take')}
            </button>
          </li>
        )}
      </Group>
    </>
  );
}

function Group<Item>(props: {
  name: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const { name, items, children } = props;
  const id = useId();
  const t = useTranslations('adminTranslation.issues');
  if (items.length === 0) return null;
  const shown = items.slice(0, shownAtOnce);
  return (
    <div className="mt-3">
      <h4 id={id} className="text-tiny font-bold text-ink-muted">
        {name}
      </h4>
      <ul aria-labelledby={id}>{shown.map(children)}</ul>
      {items.length > shown.length && (
        <p className="text-tiny text-ink-muted">
          {t('more', { count: items.length - shown.length })}
        </p>
      )}
    </div>
  );
}
