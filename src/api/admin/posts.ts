import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import {
  adminPost,
  adminPostSummary,
  cleanUpPost,
  createAdminPost,
  deletePost,
  editPost,
  findAdminPost,
  listAdminPosts,
  listAdminSummaries,
  postChanges,
  postInput,
  restorePost,
  togglePublished,
} from '#domain/posts/index.ts';
import { fieldsParameter } from '../fields-parameter.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const post = adminPost.meta({ id: 'AdminPost' });
const summary = adminPostSummary.meta({ id: 'AdminPostSummary' });

const noPost = 'There is no such post';
const params = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'id must be the number of a post')
    .transform(Number)
    .openapi({ type: 'integer', minimum: 1, maximum: 999_999_999, example: 1 }),
});

const oneOfMany = errorResponses({
  400: 'The id is no number, or a field is wrong',
  404: noPost,
});

const list = createRoute({
  method: 'get',
  path: '/posts',
  ...signedIn,
  request: { query: z.object({ fields: fieldsParameter }) },
  responses: {
    200: jsonResponse(
      'All posts, the newest first; without their texts where fields is summary',
      z.union([z.array(post), z.array(summary)]),
    ),
    ...errorResponses({ 400: 'fields is neither full nor summary' }),
  },
});

const read = createRoute({
  method: 'get',
  path: '/posts/{id}',
  ...signedIn,
  request: { params },
  responses: { 200: jsonResponse('The post', post), ...oneOfMany },
});

const create = createRoute({
  method: 'post',
  path: '/posts',
  ...signedIn,
  request: jsonBody(postInput),
  responses: {
    201: jsonResponse('The new post', post),
    ...errorResponses({
      400: 'A field is missing or wrong',
      409: 'The post already has a version in this language',
    }),
  },
});

const edit = createRoute({
  method: 'patch',
  path: '/posts/{id}',
  ...signedIn,
  request: { params, ...jsonBody(postChanges) },
  responses: {
    200: jsonResponse('The post as it is now', post),
    ...oneOfMany,
    409: jsonResponse(
      'The post has changed since updatedAt, or another post has the slug; nothing was stored',
      z.discriminatedUnion('code', [
        z.object({ error: z.string(), code: z.literal('stale'), current: post }),
        z.object({ error: z.string(), code: z.literal('address-taken') }),
      ]),
    ),
  },
});

const toggle = createRoute({
  method: 'patch',
  path: '/posts/{id}/toggle-publish',
  ...signedIn,
  request: { params },
  responses: { 200: jsonResponse('The post as it is now', post), ...oneOfMany },
});

const remove = createRoute({
  method: 'delete',
  path: '/posts/{id}',
  ...signedIn,
  request: { params },
  responses: {
    204: { description: 'The post is gone; it can be restored for an hour' },
    ...oneOfMany,
  },
});

const restore = createRoute({
  method: 'patch',
  path: '/posts/{id}/restore',
  ...signedIn,
  request: { params },
  responses: { 200: jsonResponse('The post that was deleted', post), ...oneOfMany },
});

const cleanUp = createRoute({
  method: 'patch',
  path: '/posts/{id}/cleanup',
  ...signedIn,
  request: { params },
  responses: {
    200: jsonResponse('The post with its recovered title and text', post),
    ...oneOfMany,
    ...errorResponses({ 422: 'Nothing could be recovered; the post is as it was' }),
  },
});

/** The calls of the panel's lists and forms. */
export function createPostsApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => {
      const { fields } = context.req.valid('query');
      const listPosts = fields === 'full' ? listAdminPosts : listAdminSummaries;
      return context.json(await listPosts(database), 200);
    })
    .openapi(read, async (context) =>
      context.json(await findAdminPost(database, context.req.valid('param').id), 200),
    )
    .openapi(create, async (context) => {
      const input = context.req.valid('json');
      const { actor, user } = context.var;
      const created = await withAuditLog(
        database,
        actor,
        async (transaction) => await createAdminPost(transaction, input, user.username),
        (post) => [
          { action: 'post-created', subject: post.slug },
          ...(post.published ? [{ action: 'post-published', subject: post.slug } as const] : []),
        ],
      );
      return context.json(created, 201);
    })
    .openapi(edit, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json');
      const result = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await editPost(transaction, id, changes),
        (edited) => (edited.stale ? [] : [{ action: 'post-edited', subject: edited.post.slug }]),
      );
      if (result.stale) {
        const error = 'This post has been changed since you opened it';
        return context.json({ error, code: 'stale' as const, current: result.current }, 409);
      }
      return context.json(result.post, 200);
    })
    .openapi(toggle, async (context) => {
      const { id } = context.req.valid('param');
      const toggled = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await togglePublished(transaction, id),
        ({ published, slug }) => [
          { action: published ? 'post-published' : 'post-unpublished', subject: slug },
        ],
      );
      return context.json(toggled, 200);
    })
    .openapi(remove, async (context) => {
      const { id } = context.req.valid('param');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await deletePost(transaction, id),
        ({ slug }) => [{ action: 'post-deleted', subject: slug }],
      );
      return context.body(null, 204);
    })
    .openapi(restore, async (context) => {
      const { id } = context.req.valid('param');
      const restored = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await restorePost(transaction, id),
        ({ slug }) => [{ action: 'post-restored', subject: slug }],
      );
      return context.json(restored, 200);
    })
    .openapi(cleanUp, async (context) => {
      const { id } = context.req.valid('param');
      const cleaned = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await cleanUpPost(transaction, id),
        ({ slug }) => [{ action: 'post-cleaned-up', subject: slug }],
      );
      return context.json(cleaned, 200);
    });
}
