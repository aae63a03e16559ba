import { createRoute, z } from '@hono/zod-openapi';
import { type PostValues, pickFields, valueSchemas } from '#domain/posts/shared/fields.ts';
import { listRevisions, readArticleAt, revision } from '#domain/revisions/index.ts';
import { comparedFields } from '#domain/revisions/shared/compared-fields.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';
import { articleGroup } from './article-group.ts';

const revisionSchema = revision.meta({ id: 'Revision' });
const text = z.object(valueSchemas(comparedFields)).nullable();

const list = createRoute({
  method: 'get',
  path: '/articles/{group}/revisions',
  ...signedIn,
  request: {
    params: z.object({ group: articleGroup }),
    query: z.object({
      before: pathNumber('before must be the next of an earlier response').optional(),
    }),
  },
  responses: {
    200: jsonResponse(
      'What the texts of an article have become, in all languages, the newest first, 50 at a time',
      z.object({
        revisions: z.array(revisionSchema),
        next: z
          .int()
          .nullable()
          .openapi({ description: 'For `before`, to go on; null on the last page' }),
      }),
    ),
    ...errorResponses({ 400: 'A parameter is wrong', 404: 'There is no such article' }),
  },
});

const read = createRoute({
  method: 'get',
  path: '/articles/{group}/revisions/{revision}',
  ...signedIn,
  request: {
    params: z.object({
      group: articleGroup,
      revision: pathNumber('revision must be the id of a revision'),
    }),
  },
  responses: {
    200: jsonResponse(
      'The article as it was after the revision, without the records of translations; null for a language that had no text yet',
      z.object({ revision: revisionSchema, texts: z.object({ en: text, ar: text, ckb: text }) }),
    ),
    ...errorResponses({ 400: 'A parameter is wrong', 404: 'The article has no such revision' }),
  },
});

/** The history of articles. */
export function createHistoryApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => {
      const { group: translationGroup } = context.req.valid('param');
      const { before } = context.req.valid('query');
      return context.json(await listRevisions(database, { translationGroup, before }), 200);
    })
    .openapi(read, async (context) => {
      const { group: translationGroup, revision: id } = context.req.valid('param');
      const { revision, texts } = await readArticleAt(database, { translationGroup, id });
      const { en, ar, ckb } = texts;
      const compared = { en: comparedOf(en), ar: comparedOf(ar), ckb: comparedOf(ckb) };
      return context.json({ revision, texts: compared }, 200);
    });
}

function comparedOf(text: PostValues | null) {
  return text && pickFields(text, comparedFields);
}
