import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import { deleteGlossaryTerm, listGlossaryTerms, saveGlossaryTerm } from '#domain/glossary/index.ts';
import { bodyObject, hasNoNull } from '#domain/input/shared/input.ts';
import { glossaryLimits, glossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const term = glossaryTerm.meta({ id: 'GlossaryTerm' });

/** The name of an existing term. */
const name = z
  .string('previous must be the name of a term, or null')
  .max(glossaryLimits.term, `A term must have at most ${glossaryLimits.term} characters`)
  .refine(hasNoNull, 'A term must have no null characters');

const noTerm = 'The glossary has no such term';

const list = createRoute({
  method: 'get',
  path: '/glossary',
  ...signedIn,
  responses: {
    200: jsonResponse('All terms, in the order of the English alphabet', z.array(term)),
  },
});

const save = createRoute({
  method: 'put',
  path: '/glossary',
  ...signedIn,
  request: jsonBody(
    bodyObject({
      previous: name
        .nullable()
        .openapi({ description: 'The term’s name until now; null for a new one' }),
      term,
    }),
  ),
  responses: {
    200: jsonResponse('The term as it is now', term),
    ...errorResponses({
      400: 'A field is missing or wrong, another term has this name, or the glossary is full',
      404: noTerm,
    }),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/glossary/{english}',
  ...signedIn,
  request: { params: z.object({ english: name }) },
  responses: {
    204: { description: 'The term is gone' },
    ...errorResponses({ 400: 'No term is that long', 404: noTerm }),
  },
});

/** The calls of the glossary. */
export function createGlossaryApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => context.json(await listGlossaryTerms(database), 200))
    .openapi(save, async (context) => {
      const { previous, term: saved } = context.req.valid('json');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await saveGlossaryTerm(transaction, previous, saved),
        () => [{ action: 'term-saved', subject: saved.english }],
      );
      return context.json(saved, 200);
    })
    .openapi(remove, async (context) => {
      const { english } = context.req.valid('param');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await deleteGlossaryTerm(transaction, english),
        () => [{ action: 'term-deleted', subject: english }],
      );
      return context.body(null, 204);
    });
}
