import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';

const translatedSegment = z.object({ id: z.int(), text: z.string() });

export type TranslatedSegment = z.output<typeof translatedSegment>;

/** What the model answers to {@link translatePrompt}. */
export const translationAnswer = z.object({ segments: z.array(translatedSegment) });

const partialAnswer = z
  .object({ segments: z.array(translatedSegment.nullable().catch(null)) })
  .catch({ segments: [] });

/** @returns the complete segments of an unfinished answer: all but the last, which may still grow */
export function wholeSegments(partial: unknown): TranslatedSegment[] {
  return partialAnswer
    .parse(partial)
    .segments.slice(0, -1)
    .filter((segment) => segment !== null);
}

/** How much longer than its source a translation may be: this factor, or this many characters if it is very short. */
const maxGrowth = { factor: 5, characters: 200 };

function maxCharacters(source: string): number {
  return source.length * maxGrowth.factor + maxGrowth.characters;
}

/**
 * How much of an answer is read: each segment at its maximum length. A translation is hardly longer than its source;
 * the room is for models that write each letter as an escape of six characters.
 */
export function maxAnswerCharacters(sources: readonly { text: string }[]): number {
  return sources.reduce((sum, { text }) => sum + 2 * maxCharacters(text), 1_000);
}

/**
 * @throws {DomainError} `assistant-unusable` for a text that is many times too long, because the model repeats itself
 */
export function rejectEndlessText(text: string, source: string): void {
  if (text.length > maxCharacters(source))
    throw new DomainError(
      'assistant-unusable',
      'The translation of the model is many times longer than the text; try again, or use another model',
    );
}
