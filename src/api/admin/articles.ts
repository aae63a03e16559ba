import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import {
  adminPostSummary,
  articleBatch,
  articleChoice,
  batchArticles,
  batchUndo,
  listArticleSlugs,
  undoBatch,
} from '#domain/posts/index.ts';
import { zipExport } from '#domain/transfer/index.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { streamOf } from '../stream-of.ts';

const noArticle = 'An article has no post any more; nothing was changed';

const change = createRoute({
  method: 'patch',
  path: '/articles',
  ...signedIn,
  request: jsonBody(articleBatch),
  responses: {
    200: jsonResponse(
      'The posts that were changed, deleted ones as they were, and what undoes all of it',
      z.object({ posts: z.array(adminPostSummary), undo: batchUndo.nullable() }),
    ),
    ...errorResponses({
      400: 'A field is missing or wrong',
      404: noArticle,
      422: 'A post has no room for another tag; nothing was changed',
    }),
  },
});

const undo = createRoute({
  method: 'post',
  path: '/articles/undo',
  ...signedIn,
  request: jsonBody(batchUndo),
  responses: {
    200: jsonResponse(
      'The posts that were put back, and how many somebody has changed since, which stay as they are',
      z.object({ posts: z.array(adminPostSummary), skipped: z.int() }),
    ),
    ...errorResponses({ 400: 'A field is missing or wrong' }),
  },
});

const download = createRoute({
  method: 'post',
  path: '/articles/export',
  ...signedIn,
  request: jsonBody(articleChoice),
  responses: {
    200: {
      description: 'A zip file with the files that `npm run export` writes',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorResponses({ 400: 'A field is missing or wrong', 404: noArticle }),
  },
});

/** The calls for many articles at once (decision 0040). */
export function createArticlesApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(change, async (context) => {
      const result = await batchArticles(database, context.var.actor, context.req.valid('json'));
      return context.json({ ...result, posts: result.posts.map(toSummary) }, 200);
    })
    .openapi(undo, async (context) => {
      const result = await undoBatch(database, context.var.actor, context.req.valid('json'));
      return context.json({ ...result, posts: result.posts.map(toSummary) }, 200);
    })
    .openapi(download, async (context) => {
      const groups = [...new Set(context.req.valid('json').groups)];
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await listArticleSlugs(transaction, groups),
        (slugs) => slugs.map((subject) => ({ action: 'article-exported', subject })),
      );
      return context.body(streamOf(zipExport(database, groups), context.req.raw.signal), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="articles.zip"',
      });
    });
}

/** Without the texts. */
function toSummary(post: z.input<typeof adminPostSummary>) {
  return adminPostSummary.parse(post);
}
