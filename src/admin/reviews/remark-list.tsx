import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Remark } from '#domain/reviews/shared/remark.ts';
import { readerLimits } from '#domain/reviews/shared/review-limits.ts';
import { useBanner } from '../shared/banner.tsx';
import { useAddToast, useAddUndoToast } from '../shared/toasts.tsx';
import { useFocusOnNext } from '../shared/use-focus-on-next.ts';
import { RemarkItem } from './remark-item.tsx';
import { groupRemarks } from './remark-order.ts';
import { type Decision, isStale, useDecide } from './use-reviews.ts';

type Props = { post: AdminPostSummary; remarks: readonly Remark[]; updatedAt: string };

/** The remarks: open ones in the order of the text, then those without a place, what is doubtful, and what is done. */
export function RemarkList({ post, remarks, updatedAt }: Props) {
  const t = useTranslations('adminReviews.remarks');
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = useDecisions(post, updatedAt);
  const groups = groupRemarks(remarks);
  const inOrder = [...groups.placed, ...groups.lost];
  const expectLeaving = useFocusOnNext(inOrder, {
    elementOf: (id) => document.querySelector<HTMLElement>(`[data-remark="${id}"]`),
    fallback: heading,
  });
  const item = (remark: Remark) => (
    <RemarkItem
      key={remark.id}
      remark={remark}
      language={post.language}
      isBusy={decisions.isBusy}
      take={() => {
        expectLeaving(remark.id);
        decisions.take(remark.id);
      }}
      leave={() => {
        expectLeaving(remark.id);
        decisions.leave(remark.id);
      }}
      undo={() => decisions.undo(remark)}
      answer={decisions.answer}
    />
  );
  return (
    <section aria-labelledby="remarks-title" className="min-w-0">
      <h3
        ref={heading}
        id="remarks-title"
        tabIndex={-1}
        className="text-body font-bold outline-none"
      >
        {t('title')}
      </h3>
      <p className="mt-1 text-small text-ink-muted">{t(remarks.length > 0 ? 'hint' : 'none')}</p>
      <ul className="mt-3">{groups.placed.map(item)}</ul>
      {groups.lost.length > 0 && (
        <>
          <h4 className="mt-6 text-small font-bold">{t('lost')}</h4>
          <ul className="mt-2">{groups.lost.map(item)}</ul>
        </>
      )}
      {groups.doubtful.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 py-2 text-small font-bold">
            {t('doubtful', { count: groups.doubtful.length })}
          </summary>
          <p className="text-small text-ink-muted">
            {t('doubtfulHint', { days: readerLimits.doubtfulDays })}
          </p>
          <ul className="mt-2">{groups.doubtful.map(item)}</ul>
        </details>
      )}
      {groups.decided.length > 0 && (
        <details className="mt-6">
          <summary className="min-h-11 py-2 text-small font-bold">{t('decided')}</summary>
          <ul>{groups.decided.map(item)}</ul>
        </details>
      )}
    </section>
  );
}

/** What an editor can do, with a toast that undoes it. */
function useDecisions(post: AdminPostSummary, updatedAt: string) {
  const t = useTranslations('adminReviews.remarks');
  const decide = useDecide(post.id);
  const banner = useBanner();
  const addToast = useAddToast();
  const addUndoToast = useAddUndoToast();
  // A toast is answered seconds later, when the text has another version.
  const latest = useRef(updatedAt);
  useEffect(() => {
    latest.current = updatedAt;
  }, [updatedAt]);
  const run = async (decision: Decision): Promise<boolean> => {
    if (decide.isPending) return false;
    try {
      await decide.mutateAsync(decision);
      return true;
    } catch (error) {
      if (isStale(error)) addToast({ text: t('stale') });
      else banner.showError(error, 'save');
      return false;
    }
  };
  const undo = async (id: number, kind: 'undo' | 'reopen', done: 'undone' | 'moved' = 'undone') => {
    if (await run(kind === 'undo' ? { kind, id, updatedAt: latest.current } : { kind, id }))
      addToast({ text: t(done) });
  };
  return {
    isBusy: decide.isPending,
    async take(id: number) {
      if (await run({ kind: 'take', id, updatedAt: latest.current }))
        addUndoToast(t('taken'), () => void undo(id, 'undo'));
    },
    async leave(id: number) {
      if (await run({ kind: 'close', id })) addUndoToast(t('left'), () => void undo(id, 'reopen'));
    },
    undo: ({ id, state }: Remark) =>
      void undo(
        id,
        state === 'taken' ? 'undo' : 'reopen',
        state === 'doubtful' ? 'moved' : 'undone',
      ),
    async answer(id: number, text: string) {
      const isStored = await run({ kind: 'answer', id, text });
      if (isStored) addToast({ text: t('answered') });
      return isStored;
    },
  };
}
