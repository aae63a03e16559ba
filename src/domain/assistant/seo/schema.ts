import { z } from 'zod';
import { postLimits } from '#domain/post-rules/index.ts';

/** What the model answers to {@link seoPrompt}. */
export const seoAnswer = z.object({
  seoTitle: z.string().trim().min(1).max(postLimits.seoTitle),
  seoDescription: z.string().trim().min(1).max(postLimits.seoDescription),
  seoKeywords: z.array(z.string().max(100)).min(1).max(20),
});

/** As much of it as has come. */
export const partialSeoAnswer = z
  .object({ seoTitle: z.string(), seoDescription: z.string() })
  .partial()
  .catch({});
