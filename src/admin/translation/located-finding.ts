import type { Finding } from '#domain/translation/shared/finding.ts';
import type { SpellingSuggestion } from '#language/orthography/spelling-suggestions.ts';
import type { TextRange } from './text-range.ts';

/** A finding of the check with its range in the record. */
export type LocatedFinding = Pick<Finding, 'code' | 'isBlocking' | 'subject'> & {
  /** The key of the finding in the dismissals of the record. */
  key: string;
  range: TextRange;
  /** The reason of its dismissal; null while it is not dismissed. */
  reason: string | null;
};

export type LocatedSpelling = Pick<SpellingSuggestion, 'found' | 'suggested'> & {
  range: TextRange;
};

/** Whether a finding blocks publishing. A person can dismiss it with a reason. */
export function blocksPublishing({ isBlocking, reason }: LocatedFinding): boolean {
  return isBlocking && reason === null;
}
