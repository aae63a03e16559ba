import { createRoute, z } from '@hono/zod-openapi';
import type { Contribution } from '#domain/assistant/index.ts';
import { withAuditLog } from '#domain/audit-log/index.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
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
  restoreRevision,
  togglePublished,
  updatedAt,
  withHistory,
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
import { pathNumber } from '../path-number.ts';
import { contributionToNew, contributionToStored } from './contribution.ts';
import { stalePost } from './stale-response.ts';

const post = adminPost.meta({ id: 'AdminPost' });
const summary = adminPostSummary.meta({ id: 'AdminPostSummary' });

const noPost = 'There is no such post';
const params = z.object({ id: pathNumber('id must be the number of a post') });

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
        stalePost.schema,
        z.object({ error: z.string(), code: z.literal('address-taken') }),
      ]),
    ),
  },
});

const restoreText = createRoute({
  method: 'post',
  path: '/posts/{id}/revisions/{revision}/restore',
  ...signedIn,
  request: {
    params: params.extend({ revision: pathNumber('revision must be the id of a revision') }),
    ...jsonBody(bodyObject({ updatedAt })),
  },
  responses: {
    200: jsonResponse('The post with the text that it had at the revision', post),
    ...errorResponses({ 404: 'There is no such post or revision, or the post had no text then' }),
    409: jsonResponse('The post has changed since updatedAt; nothing was stored', stalePost.schema),
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

type EditResult = Awaited<ReturnType<typeof editPost>>;

function describeEdit(kind: 'edited' | 'restored', restoredFrom?: number) {
  return (result: EditResult & { contribution?: Contribution | undefined }) =>
    result.stale
      ? { audit: [] }
      : {
          audit: [{ action: 'post-edited' as const, subject: result.post.slug }],
          revision: {
            kind,
            post: result.post,
            contribution: result.contribution,
            ...(restoredFrom && { restoredFrom }),
          },
        };
}

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
      const created = await withHistory(
        database,
        actor,
        undefined,
        async (transaction) => {
          const { username } = user;
          const post = await createAdminPost(transaction, input, username);
          const about = { username, post, given: input };
          return { post, contribution: await contributionToNew(transaction, about) };
        },
        ({ post, contribution }) => ({
          audit: [
            { action: 'post-created', subject: post.slug },
            ...(post.published ? [{ action: 'post-published', subject: post.slug } as const] : []),
          ],
          revision: { kind: post.published ? 'published' : 'created', post, contribution },
        }),
      );
      return context.json(created.post, 201);
    })
    .openapi(edit, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json');
      const result = await withHistory(
        database,
        context.var.actor,
        id,
        async (transaction) => {
          const { username } = context.var.user;
          const about = { username, id, changes };
          const contribution = await contributionToStored(transaction, about);
          return { ...(await editPost(transaction, id, changes)), contribution };
        },
        describeEdit('edited'),
      );
      return result.stale
        ? context.json(stalePost.body(result.current), 409)
        : context.json(result.post, 200);
    })
    .openapi(restoreText, async (context) => {
      const { id, revision } = context.req.valid('param');
      const { updatedAt } = context.req.valid('json');
      const result = await withHistory(
        database,
        context.var.actor,
        id,
        async (transaction) => await restoreRevision(transaction, id, { revision, updatedAt }),
        describeEdit('restored', revision),
      );
      return result.stale
        ? context.json(stalePost.body(result.current), 409)
        : context.json(result.post, 200);
    })
    .openapi(toggle, async (context) => {
      const { id } = context.req.valid('param');
      const toggled = await withHistory(
        database,
        context.var.actor,
        id,
        async (transaction) => await togglePublished(transaction, id),
        (post) => {
          const kind = post.published ? 'published' : 'unpublished';
          return {
            audit: [{ action: `post-${kind}`, subject: post.slug }],
            revision: { kind, post },
          };
        },
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
      const cleaned = await withHistory(
        database,
        context.var.actor,
        id,
        async (transaction) => await cleanUpPost(transaction, id),
        (post) => ({
          audit: [{ action: 'post-cleaned-up', subject: post.slug }],
          revision: { kind: 'cleaned-up', post },
        }),
      );
      return context.json(cleaned, 200);
    });
}
