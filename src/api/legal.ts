import { createRoute, z } from '@hono/zod-openapi';
import { DomainError } from '#domain/domain-error.ts';
import { isLegalDocumentName, legalDocument, readLegalDocument } from '#domain/legal/index.ts';
import { languages } from '#i18n/languages.ts';
import { createPart, failures, jsonAnswer } from './openapi.ts';

const read = createRoute({
  method: 'get',
  path: '/{document}',
  request: {
    params: z.object({ document: z.string() }),
    query: z.object({
      language: z.enum(languages, `language takes one of ${languages.join(', ')}`),
    }),
  },
  responses: {
    200: jsonAnswer('The text of a language, its sections as HTML', legalDocument),
    ...failures({ 400: 'The language is missing or wrong', 404: 'There is no such document' }),
  },
});

/** The legal texts as HTML, for visitors who move on inside the site: the browser has no Markdown. */
export function createLegalApi() {
  return createPart().openapi(read, async (context) => {
    const name = context.req.valid('param').document;
    if (!isLegalDocumentName(name)) throw new DomainError('not-found', 'Document not found');
    return context.json(await readLegalDocument(name, context.req.valid('query').language), 200);
  });
}
