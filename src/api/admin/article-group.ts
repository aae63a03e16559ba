import { z } from '@hono/zod-openapi';
import { hasNoNull } from '#domain/input/shared/input.ts';

/** The article in a path. */
export const articleGroup = z
  .string()
  .max(64, 'group must be the translationGroup of a post')
  .refine(hasNoNull, 'group must be the translationGroup of a post')
  .openapi({ description: 'The `translationGroup` of a post' });
