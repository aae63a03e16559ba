import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import { applyRetranslation, type Retranslation } from './apply-retranslation.ts';
import type { BlockRef } from './review-rows.ts';
import { replaceTextAt, type TextRange, textAt } from './text-range.ts';
import type { PostText } from './translation-record.ts';

/** The changes of a review, by an editor or the assistant. */
export type ReviewAction =
  | { type: 'typed'; blockRef: BlockRef; text: string }
  | { type: 'retranslated'; source: PostText; retranslations: readonly Retranslation[] }
  /** Replaces a range, if it still has the text that the suggestion was made for. */
  | { type: 'spelling-accepted'; range: TextRange; found: string; suggested: string }
  /** `issue` is the key of an issue. */
  | { type: 'issue-dismissed'; issue: string; reason: string }
  | { type: 'dismissal-undone'; issue: string };

/** Updates the record of a text after a change in its review. */
export function reviewReducer(record: TranslationRecord, action: ReviewAction): TranslationRecord {
  switch (action.type) {
    case 'typed':
      return replaceTextAt(record, action.blockRef, action.text);
    case 'retranslated':
      return applyRetranslation(record, action.source, action.retranslations);
    case 'spelling-accepted': {
      const { blockRef, from, to } = action.range;
      const text = textAt(record, blockRef);
      if (text.slice(from, to) !== action.found) return record;
      const corrected = text.slice(0, from) + action.suggested + text.slice(to);
      return replaceTextAt(record, blockRef, corrected);
    }
    case 'issue-dismissed': {
      const { issue, reason } = action;
      return {
        ...record,
        dismissed: [...otherDismissals(record, issue), { finding: issue, reason }],
      };
    }
    case 'dismissal-undone':
      return { ...record, dismissed: otherDismissals(record, action.issue) };
  }
}

function otherDismissals({ dismissed }: TranslationRecord, issue: string) {
  return dismissed.filter((one) => one.finding !== issue);
}
