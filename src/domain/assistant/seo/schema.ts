import { z } from 'zod';
import { postFields } from '#domain/posts/shared/fields.ts';

const keywordLimits = { keywords: 20, characters: 100 } as const;

/**
 * The maximum length of an answer: all fields full, each character written as an escape (`\u06d5`), with room for field
 * names and spaces.
 */
export const seoAnswerCharacters =
  6 *
    (postFields.seoTitle.limit +
      postFields.seoDescription.limit +
      keywordLimits.keywords * keywordLimits.characters) +
  1_000;

/** What the model answers to {@link seoPrompt}. */
export const seoAnswer = z.object({
  seoTitle: z.string().trim().min(1).max(postFields.seoTitle.limit),
  seoDescription: z.string().trim().min(1).max(postFields.seoDescription.limit),
  seoKeywords: z.array(z.string().max(keywordLimits.characters)).min(1).max(keywordLimits.keywords),
});

/** An unfinished {@link seoAnswer}. */
export const partialSeoAnswer = z
  .object({ seoTitle: z.string(), seoDescription: z.string() })
  .partial()
  .catch({});
