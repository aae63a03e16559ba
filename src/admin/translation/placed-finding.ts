import type { Finding } from '#domain/translation-rules/index.ts';
import type { SpellingSuggestion } from '#i18n/orthography/spelling-suggestions.ts';
import type { Stretch } from './record-places.ts';

/** A finding of the check, where it stands in the record. */
export type PlacedFinding = Pick<Finding, 'code' | 'isBlocking' | 'subject'> & {
  /** What a dismissal is kept under. */
  key: string;
  stretch: Stretch;
  /** Why a person has judged it harmless; null while nobody has. */
  reason: string | null;
};

export type PlacedSpelling = Pick<SpellingSuggestion, 'found' | 'suggested'> & { stretch: Stretch };

/** Whether it keeps the translation from being published. */
export function keepsFromPublishing({ isBlocking, reason }: PlacedFinding): boolean {
  return isBlocking && reason === null;
}
