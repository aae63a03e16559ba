import { currentRecord } from './apply-edit.ts';
import { changedRows, type ReviewRow, reviewRows } from './review-rows.ts';
import type { PostText, ReviewedText } from './translation-record.ts';

/**
 * What a translation of a text would do, and what the editor must confirm:
 * - `translate-all`: there is no text yet;
 * - `replace-typed`: a person wrote the text, and the translation replaces it;
 * - `renew`: the source has changed since the text was translated;
 * - `repeat`: the translation is up to date.
 */
export type TranslationPlan =
  | { kind: 'translate-all' }
  | { kind: 'replace-typed' }
  | { kind: 'renew' | 'repeat'; rows: readonly ReviewRow[] };

export function planTranslation(source: PostText, target: ReviewedText): TranslationPlan {
  if (target.title.trim() === '' && target.content.trim() === '') return { kind: 'translate-all' };
  const record = currentRecord(target);
  if (!record) return { kind: 'replace-typed' };
  const rows = reviewRows(source, record);
  return { kind: changedRows(rows).length > 0 ? 'renew' : 'repeat', rows };
}
