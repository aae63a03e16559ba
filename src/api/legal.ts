import { Hono } from 'hono';
import { z } from 'zod';
import { isLegalDocumentName, readLegalDocument } from '#domain/legal/index.ts';
import { languages } from '#i18n/languages.ts';
import { firstMessage } from './first-message.ts';

const documentQuery = z.object({
  language: z.enum(languages, `language takes one of ${languages.join(', ')}`),
});

/** The legal texts as HTML, for visitors who move on inside the site: the browser has no Markdown. */
export function createLegalApi(): Hono {
  const legal = new Hono();

  legal.get('/:document', async (context) => {
    const name = context.req.param('document');
    if (!isLegalDocumentName(name)) return context.json({ error: 'Document not found' }, 404);
    const query = documentQuery.safeParse(context.req.query());
    if (!query.success) return context.json({ error: firstMessage(query.error) }, 400);
    return context.json(await readLegalDocument(name, query.data.language));
  });

  return legal;
}
