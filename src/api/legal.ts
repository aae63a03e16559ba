import { createRoute, z } from '@hono/zod-openapi';
import { DomainError } from '#domain/domain-error.ts';
import { oneOf } from '#domain/input/shared/input.ts';
import { isLegalDocumentName, legalDocument, readLegalDocument } from '#domain/legal/index.ts';
import { languages } from '#i18n/languages.ts';
import { createRouter, errorResponses, jsonResponse } from './openapi.ts';

const read = createRoute({
  method: 'get',
  path: '/{document}',
  request: {
    params: z.object({ document: z.string() }),
    query: z.object({
      language: oneOf('language', languages),
    }),
  },
  responses: {
    200: jsonResponse('The text of a language, its sections as HTML', legalDocument),
    ...errorResponses({
      400: 'The language is missing or wrong',
      404: 'There is no such document',
    }),
  },
});

/** The legal texts as HTML, for navigation within the site: the browser has no Markdown renderer. */
export function createLegalApi() {
  return createRouter().openapi(read, async (context) => {
    const name = context.req.valid('param').document;
    if (!isLegalDocumentName(name)) throw new DomainError('not-found', 'Document not found');
    return context.json(await readLegalDocument(name, context.req.valid('query').language), 200);
  });
}
