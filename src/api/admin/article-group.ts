import { z } from '@hono/zod-openapi';

/** The article in a path. */
export const articleGroup = z
  .string()
  .max(64, 'group must be the translationGroup of a post')
  // PostgreSQL takes no text with one.
  .refine((value) => !value.includes('\0'), 'group must be the translationGroup of a post')
  .openapi({ description: 'The `translationGroup` of a post' });
