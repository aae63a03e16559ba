import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';

const translatedSegment = z.object({ id: z.int(), text: z.string() });

export type TranslatedSegment = z.output<typeof translatedSegment>;

/** What the model answers to {@link translatePrompt}. */
export const translationAnswer = z.object({ segments: z.array(translatedSegment) });

const partialAnswer = z
  .object({ segments: z.array(translatedSegment.nullable().catch(null)) })
  .catch({ segments: [] });

/** @returns the segments of an unfinished answer that have come whole: all but the last, which may still grow */
export function wholeSegments(partial: unknown): TranslatedSegment[] {
  return partialAnswer
    .parse(partial)
    .segments.slice(0, -1)
    .filter((segment) => segment !== null);
}

/** A translation may be longer than its source by this factor, and by this much where it is very short. */
const largestGrowth = { factor: 5, characters: 200 };

/** @throws {DomainError} `assistant-unusable` for a text that is many times too long, as of a model that repeats itself */
export function refuseEndlessText(text: string, source: string): void {
  if (text.length > source.length * largestGrowth.factor + largestGrowth.characters)
    throw new DomainError(
      'assistant-unusable',
      'The translation of the model is many times longer than the text; try again, or use another model',
    );
}
