import { z } from 'zod';
import { postFields } from '#domain/posts/shared/fields.ts';

/** The maximum length of an answer: three full texts, each character written as an escape, and the field names. */
export const descriptionCharacters = 3 * 6 * postFields.imageAlt.limit + 1_000;

const alt = z.string().max(postFields.imageAlt.limit);

/** What the model answers to the prompt. `seen` is false if it has no picture. */
export const pictureDescription = z.object({ seen: z.boolean(), en: alt, ar: alt, ckb: alt });
