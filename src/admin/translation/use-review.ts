import { useDeferredValue, useMemo, useRef } from 'react';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { isCancelled } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { useRunningActions } from '../shared/use-running-actions.ts';
import { applyEdit } from './apply-edit.ts';
import { type ReviewAction, reviewReducer } from './review-reducer.ts';
import { type BlockRef, type ReviewRow, reviewRows } from './review-rows.ts';
import type { TextRange } from './text-range.ts';
import { translateRows } from './translate-rows.ts';
import {
  type PostText,
  type ReviewedText,
  recordOfTyped,
  sourceOf,
  textOf,
} from './translation-record.ts';
import { useOverwriteConfirmation } from './use-overwrite-confirmation.tsx';
import { useProposeUpdate } from './use-propose-update.ts';
import { type ChangeText, useReplaceText } from './use-replace-text.ts';
import { useTranslationCall } from './use-translation-call.ts';

export type ReviewProps = {
  language: TranslationLanguage;
  /** The current English text; null when there is none. */
  source: PostText | null;
  text: ReviewedText;
  change: ChangeText;
};

export type Review = ReturnType<typeof useReview>;

/** Manages the review of a translation: its rows beside the source, and its actions. */
export function useReview({ language, source, text, change }: ReviewProps) {
  const banner = useBanner();
  const send = useTranslationCall();
  const propose = useProposeUpdate();
  const overwrite = useOverwriteConfirmation();
  const replace = useReplaceText();
  const { running, run, cancel } = useRunningActions<'translate' | 'update'>(language);
  const isTranslating = running.has('translate');
  const isBusy = running.size > 0;
  const translating = useRef<readonly ReviewRow[]>([]);
  // A temporary record for a text that a person wrote, so that its rows keep their position during typing.
  const typedRecord = useRef<TranslationRecord | null>(null);
  const recordOf = (now: ReviewedText) => {
    typedRecord.current ??= recordOfTyped(now);
    return applyEdit(now.translation ?? typedRecord.current, now);
  };
  const reduced =
    (action: ReviewAction) =>
    (now: ReviewedText): ReviewedText => {
      const record = reviewReducer(recordOf(now), action);
      if (!now.translation) typedRecord.current = record;
      return { ...textOf(record), translation: now.translation && record };
    };
  const dispatch = (action: ReviewAction) => change(reduced(action));

  // biome-ignore lint/correctness/useExhaustiveDependencies: recordOf reads nothing else that changes
  const record = useMemo(() => recordOf(text), [text.title, text.content, text.translation]);
  const english = useDeferredValue(source);
  const isTranslation = text.translation !== null;
  const sourceOfRows = useMemo(
    () => (isTranslation && english) || sourceOf(record),
    [isTranslation, english, record],
  );
  const rows = useMemo(() => reviewRows(sourceOfRows, record), [sourceOfRows, record]);

  const translate = async (chosen: readonly ReviewRow[]) => {
    if (chosen.length === 0) return;
    translating.current = chosen;
    await run('translate', async (signal) => {
      try {
        const retranslations = await translateRows(sourceOfRows, chosen, (excerpt) =>
          send(language, excerpt, { signal }),
        );
        replace(change, reduced({ type: 'retranslated', source: sourceOfRows, retranslations }));
      } catch (error) {
        if (isCancelled(error)) throw error;
        banner.showError(error, 'translate', { about: language });
      }
    });
  };

  /** Decides a proposal, with a toast to undo that. */
  const decide = (action: ReviewAction, message: 'taken' | 'kept') =>
    replace(change, reduced(action), message);

  return {
    record,
    rows,
    /** Whether the text is a translation. A text that a person wrote is only checked for spelling. */
    isTranslation,
    dialog: overwrite.dialog,
    isBusy,
    isUpdating: running.has('update'),
    isTranslatingRow: (row: ReviewRow) =>
      isTranslating &&
      translating.current.some((one) => one.blockRef === row.blockRef && one.source === row.source),
    cancel() {
      cancel('translate');
      cancel('update');
    },
    async translateRow(row: ReviewRow) {
      if (isBusy) return;
      if (await overwrite.mayReplaceRow(language, row)) await translate([row]);
    },
    /** Asks how the translation can follow the changes of the English. No text changes before a proposal is taken. */
    async update() {
      if (isBusy) return;
      await run('update', async (signal) => {
        try {
          change(await propose(language, sourceOfRows, text, signal));
        } catch (error) {
          if (isCancelled(error)) throw error;
          banner.showError(error, 'translate', { about: language });
        }
      });
    },
    decidePart: (blockRef: BlockRef, id: number, isTaken: boolean) =>
      decide({ type: 'part-decided', blockRef, id, isTaken }, isTaken ? 'taken' : 'kept'),
    decideBlock: (row: ReviewRow, isTaken: boolean) =>
      decide(
        { type: 'block-decided', source: sourceOfRows, row, isTaken },
        isTaken ? 'taken' : 'kept',
      ),
    /** Removes the translation of a paragraph that the source no longer has. */
    remove: (row: ReviewRow) =>
      decide(
        { type: 'retranslated', source: sourceOfRows, retranslations: [{ row, text: '' }] },
        'taken',
      ),
    markUpToDate: (row: ReviewRow) => decide({ type: 'marked-up-to-date', row }, 'kept'),
    type: (blockRef: BlockRef, typed: string) => dispatch({ type: 'typed', blockRef, text: typed }),
    acceptCorrection: (range: TextRange, found: string, suggested: string) =>
      dispatch({ type: 'correction-accepted', range, found, suggested }),
    dismiss: (issue: string, reason: string) =>
      dispatch({ type: 'issue-dismissed', issue, reason }),
    undoDismissal: (issue: string) => dispatch({ type: 'dismissal-undone', issue }),
  };
}
