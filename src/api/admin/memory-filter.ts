import { z } from '@hono/zod-openapi';
import { unitOrigins } from '#domain/memory/shared/unit.ts';
import { textInput } from '#domain/posts/shared/fields.ts';
import { translationLanguage } from './translation-language.ts';

/** The query parameters by which the memory is searched. */
export const memoryFilter = {
  q: textInput('q', 200).optional(),
  language: translationLanguage.optional(),
  origin: z.enum(unitOrigins, `origin must be one of ${unitOrigins.join(', ')}`).optional(),
};
