import type { Issue } from '#domain/translation/shared/issue.ts';
import type { SpellingSuggestion } from '#language/orthography/spelling-suggestions.ts';
import type { TextRange } from './text-range.ts';

/** An issue of the check with its range in the record. */
export type LocatedIssue = Pick<Issue, 'code' | 'isBlocking' | 'subject'> & {
  /** The key of the issue in the dismissals of the record. */
  key: string;
  range: TextRange;
  /** The reason of its dismissal; null while it is not dismissed. */
  reason: string | null;
  /** What the range has, and what can stand there instead; null where the check does not know it. */
  correction: { found: string; suggested: string } | null;
};

export type LocatedSpelling = Pick<SpellingSuggestion, 'found' | 'suggested'> & {
  range: TextRange;
};

/** Whether an issue blocks publishing. A person can dismiss it with a reason. */
export function blocksPublishing({ isBlocking, reason }: LocatedIssue): boolean {
  return isBlocking && reason === null;
}
