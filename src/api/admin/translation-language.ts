import { z } from '@hono/zod-openapi';
import { translationLanguages } from '#i18n/languages.ts';

/** The language of a translation, in a query, a path or a body. */
export const translationLanguage = z.enum(
  translationLanguages,
  `language must be ${translationLanguages.join(' or ')}`,
);
