import { createRoute, z } from '@hono/zod-openapi';
import { deleteGlossaryTerm, listGlossaryTerms, saveGlossaryTerm } from '#domain/glossary/index.ts';
import { glossaryLimits, glossaryTerm } from '#domain/translation-rules/index.ts';
import {
  type ApiContext,
  createPart,
  failures,
  jsonAnswer,
  jsonBody,
  signedIn,
} from '../openapi.ts';

const term = glossaryTerm.meta({ id: 'GlossaryTerm' });

/** The name of a term that is there. */
const name = z
  .string('previous takes the name of a term, or null')
  .max(glossaryLimits.term, `A term has at most ${glossaryLimits.term} characters`);

const noTerm = 'The glossary has no such term';

const list = createRoute({
  method: 'get',
  path: '/glossary',
  ...signedIn,
  responses: {
    200: jsonAnswer('All terms, in the order of the English alphabet', z.array(term)),
    ...failures({ 401: 'No session' }),
  },
});

const save = createRoute({
  method: 'put',
  path: '/glossary',
  ...signedIn,
  request: jsonBody(
    z.object(
      {
        previous: name
          .nullable()
          .openapi({ description: 'The term’s name until now; null for a new one' }),
        term,
      },
      'The body takes a JSON object',
    ),
  ),
  responses: {
    200: jsonAnswer('The term as it is now', term),
    ...failures({
      400: 'A field is missing or wrong, another term has this name, or the glossary is full',
      401: 'No session',
      404: noTerm,
      415: 'The body is no JSON',
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
    ...failures({ 400: 'No term is that long', 401: 'No session', 404: noTerm }),
  },
});

/** The terms that translations keep to. */
export function createGlossaryApi({ database }: ApiContext) {
  return createPart()
    .openapi(list, async (context) => context.json(await listGlossaryTerms(database), 200))
    .openapi(save, async (context) => {
      const { previous, term: saved } = context.req.valid('json');
      await saveGlossaryTerm(database, previous, saved);
      return context.json(saved, 200);
    })
    .openapi(remove, async (context) => {
      await deleteGlossaryTerm(database, context.req.valid('param').english);
      return context.body(null, 204);
    });
}
