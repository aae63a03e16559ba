import { createRoute, z } from '@hono/zod-openapi';
import {
  deleteDraft,
  draft,
  draftId,
  draftSummary,
  findDraft,
  listDrafts,
  maxDraftTitleLength,
  saveDraft,
} from '#domain/drafts/index.ts';
import { bodyObject, oneOf } from '#domain/input/shared/input.ts';
import { languages } from '#i18n/languages.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { staleResponse } from './stale-response.ts';

const summary = draftSummary.meta({ id: 'DraftSummary' });
const whole = draft.meta({ id: 'Draft' });
const stale = staleResponse(
  whole,
  'This draft has been changed on another device or by somebody else',
);

const noDraft = 'There is no such draft, or not any more';
const params = z.object({ draft: draftId });
const oneOfMany = errorResponses({
  400: 'The draft is no UUID, or a field is wrong',
  404: noDraft,
});

const writer = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'writer must be 1 to 64 letters, digits and hyphens')
  .openapi({
    description:
      'The tab. If the response to its last change was lost, it may go on from the version before.',
  });

const change = bodyObject({
  postId: z
    .int('postId must be the number of a post, or null')
    .positive('postId must be the number of a post, or null')
    .nullable()
    .openapi({ description: 'The post whose changes these are; null for a new article' }),
  language: oneOf('language', languages),
  title: z
    .string('title must be text')
    // A list shows the beginning alone.
    .transform((title) => title.replaceAll('\0', '').slice(0, maxDraftTitleLength)),
  unpublished: z.array(
    z.enum(languages, `unpublished must be some of ${languages.join(', ')}`),
    'unpublished must be a list',
  ),
  value: z
    .record(z.string(), z.unknown(), 'value must be a JSON object')
    .openapi({ description: 'The form, as the panel needs it to go on' }),
  baseVersion: z
    .int('baseVersion must be a number')
    .min(0, 'baseVersion must be a version, or 0 for a new draft')
    .openapi({ description: 'The version that the change started from; 0 for a new draft' }),
  writer,
});

const versionMessage = 'version must be a number';

const list = createRoute({
  method: 'get',
  path: '/drafts',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'The unpublished texts of all accounts, the latest first',
      z.object({ drafts: z.array(summary) }),
    ),
  },
});

const read = createRoute({
  method: 'get',
  path: '/drafts/{draft}',
  ...signedIn,
  request: { params },
  responses: { 200: jsonResponse('The draft', whole), ...oneOfMany },
});

const save = createRoute({
  method: 'put',
  path: '/drafts/{draft}',
  ...signedIn,
  request: { params, ...jsonBody(change) },
  responses: {
    200: jsonResponse(
      'The draft is saved',
      z.object({ version: z.int(), username: z.string(), updatedAt: z.string() }),
    ),
    ...oneOfMany,
    409: jsonResponse('The draft has changed since baseVersion; nothing was saved', stale.schema),
    ...errorResponses({ 422: 'The account has too many drafts' }),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/drafts/{draft}',
  ...signedIn,
  request: {
    params,
    query: z.object({
      version: z
        .string(versionMessage)
        .regex(/^\d{1,9}$/, versionMessage)
        .transform(Number)
        .openapi({ type: 'integer', example: 1 }),
      writer,
    }),
  },
  responses: {
    204: { description: 'The draft is gone' },
    ...oneOfMany,
    409: jsonResponse('The draft has changed since that version; it is still there', stale.schema),
  },
});

/** Drafts: what is written in the panel and not published, for every device of an editor. */
export function createDraftsApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => context.json({ drafts: await listDrafts(database) }, 200))
    .openapi(read, async (context) =>
      context.json(await findDraft(database, context.req.valid('param').draft), 200),
    )
    .openapi(save, async (context) => {
      const { draft: id } = context.req.valid('param');
      const { username } = context.var.user;
      const result = await saveDraft(database, { ...context.req.valid('json'), id, username });
      if (result.stale) return context.json(stale.body(result.current), 409);
      const { version, updatedAt } = result;
      return context.json({ version, username, updatedAt }, 200);
    })
    .openapi(remove, async (context) => {
      const { draft: id } = context.req.valid('param');
      const { version: baseVersion, writer } = context.req.valid('query');
      const current = await deleteDraft(database, { id, baseVersion, writer });
      if (current) return context.json(stale.body(current), 409);
      return context.body(null, 204);
    });
}
