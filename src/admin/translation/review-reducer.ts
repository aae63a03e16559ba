import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import { applyRetranslation, type Retranslation } from './apply-retranslation.ts';
import { decideBlock, decidePart, markUpToDate } from './apply-update.ts';
import type { BlockRef, ReviewRow } from './review-rows.ts';
import { replaceTextAt, type TextRange, textAt } from './text-range.ts';
import type { PostText } from './translation-record.ts';

/** The changes of a review, by an editor or the assistant. */
export type ReviewAction =
  | { type: 'typed'; blockRef: BlockRef; text: string }
  /** Takes a part of a proposed update, or leaves the translation as it is. */
  | { type: 'part-decided'; blockRef: BlockRef; id: number; isTaken: boolean }
  /** The same for the proposed translation of a new paragraph. */
  | { type: 'block-decided'; source: PostText; row: ReviewRow; isTaken: boolean }
  | { type: 'marked-up-to-date'; row: ReviewRow }
  | { type: 'retranslated'; source: PostText; retranslations: readonly Retranslation[] }
  /** Replaces a range, if it still has the text that the suggestion was made for. */
  | { type: 'correction-accepted'; range: TextRange; found: string; suggested: string }
  /** `issue` is the key of an issue. */
  | { type: 'issue-dismissed'; issue: string; reason: string }
  | { type: 'dismissal-undone'; issue: string };

/** Updates the record of a text after a change in its review. */
export function reviewReducer(record: TranslationRecord, action: ReviewAction): TranslationRecord {
  switch (action.type) {
    case 'typed':
      return replaceTextAt(record, action.blockRef, action.text);
    case 'part-decided':
      return decidePart(record, action.blockRef, action.id, action.isTaken);
    case 'block-decided':
      return decideBlock(record, action.source, action.row, action.isTaken);
    case 'marked-up-to-date':
      return markUpToDate(record, action.row);
    case 'retranslated':
      return applyRetranslation(record, action.source, action.retranslations);
    case 'correction-accepted': {
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
