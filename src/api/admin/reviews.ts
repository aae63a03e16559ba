import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import { bodyObject, isStorable } from '#domain/input/shared/input.ts';
import { adminPost, findAdminPost, updatedAt } from '#domain/posts/index.ts';
import {
  answerRemark,
  changeRemarkState,
  countOpenRemarks,
  createReviewLink,
  listRemarks,
  listReviewLinks,
  openRemarks,
  remark,
  reviewLimits,
  reviewLink,
  revokeReviewLink,
  takeSuggestion,
  undoSuggestion,
} from '#domain/reviews/index.ts';
import { languages } from '#i18n/languages.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';
import { articleGroup } from './article-group.ts';
import { stalePost } from './stale-response.ts';

const link = reviewLink.meta({ id: 'ReviewLink' });
const post = adminPost.meta({ id: 'AdminPost' });

const listLinks = createRoute({
  method: 'get',
  path: '/articles/{group}/review-links',
  ...signedIn,
  request: { params: z.object({ group: articleGroup }) },
  responses: {
    200: jsonResponse(
      'The links that show the article to reviewers, the newest first',
      z.array(link),
    ),
    ...errorResponses({ 400: 'A parameter is wrong', 404: 'There is no such article' }),
  },
});

const daysMessage = `days must be a whole number from 1 to ${reviewLimits.days}`;
const languagesMessage = `languages must be some of ${languages.join(', ')}`;

const createLink = createRoute({
  method: 'post',
  path: '/articles/{group}/review-links',
  ...signedIn,
  request: {
    params: z.object({ group: articleGroup }),
    ...jsonBody(
      bodyObject({
        languages: z
          .array(z.enum(languages, languagesMessage), languagesMessage)
          .min(1, languagesMessage)
          .max(languages.length, languagesMessage),
        days: z.int(daysMessage).min(1, daysMessage).max(reviewLimits.days, daysMessage),
      }),
    ),
  },
  responses: {
    201: jsonResponse(
      'The link; its token is shown only now',
      z.object({ link, token: z.string() }),
    ),
    ...errorResponses({
      400: 'A field is missing or wrong',
      404: 'The article has no text in a language',
    }),
  },
});

const revokeLink = createRoute({
  method: 'delete',
  path: '/review-links/{id}',
  ...signedIn,
  request: { params: z.object({ id: pathNumber('id must be the number of a link') }) },
  responses: {
    204: { description: 'The link opens nothing any more' },
    ...errorResponses({ 400: 'The id is no number', 404: 'There is no such link any more' }),
  },
});

const countOpen = createRoute({
  method: 'get',
  path: '/open-remarks',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'How many remarks wait for a decision, for each text that has any',
      z.array(openRemarks),
    ),
  },
});

const remarkParams = z.object({ id: pathNumber('id must be the number of a remark') });

const list = createRoute({
  method: 'get',
  path: '/posts/{id}/remarks',
  ...signedIn,
  request: { params: z.object({ id: pathNumber('id must be the number of a post') }) },
  responses: {
    200: jsonResponse(
      'What reviewers wrote about the post, in the order in which it came, at its place in the text',
      z.object({
        /** For the calls that change the text. */
        updatedAt,
        remarks: z.array(remark.meta({ id: 'Remark' })),
      }),
    ),
    ...errorResponses({ 400: 'The id is no number', 404: 'There is no such post' }),
  },
});

const noRemark = 'There is no such remark';

const decision = {
  ...signedIn,
  request: {
    params: remarkParams,
    ...jsonBody(bodyObject({ updatedAt })),
  },
  responses: {
    200: jsonResponse('The post as it is now', post),
    ...errorResponses({
      400: 'A field is wrong, or the remark has no suggestion in this state',
      404: noRemark,
      422: 'The paragraph was changed since and can not be told any more; nothing was stored',
    }),
    409: jsonResponse('The post has changed since updatedAt; nothing was stored', stalePost.schema),
  },
} as const;

const take = createRoute({ method: 'post', path: '/remarks/{id}/take', ...decision });
const undo = createRoute({ method: 'post', path: '/remarks/{id}/undo', ...decision });

const stateMessage = 'state must be open or closed';

const changeState = createRoute({
  method: 'patch',
  path: '/remarks/{id}',
  ...signedIn,
  request: {
    params: remarkParams,
    ...jsonBody(bodyObject({ state: z.enum(['open', 'closed'], stateMessage) })),
  },
  responses: {
    204: { description: 'The remark has this state' },
    ...errorResponses({
      400: 'A field is wrong, or the suggestion is in the text',
      404: noRemark,
    }),
  },
});

const answerMessage = `text must have between 1 and ${reviewLimits.answer} characters`;

const answer = createRoute({
  method: 'post',
  path: '/remarks/{id}/answers',
  ...signedIn,
  request: {
    params: remarkParams,
    ...jsonBody(
      bodyObject({
        text: z
          .string(answerMessage)
          .trim()
          .min(1, answerMessage)
          .max(reviewLimits.answer, answerMessage)
          .refine(isStorable, answerMessage),
      }),
    ),
  },
  responses: {
    204: { description: 'The reviewer will see the answer' },
    ...errorResponses({ 400: 'A field is missing or wrong', 404: noRemark }),
  },
});

/** Links for reviewers, and what they wrote. */
export function createReviewsApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(listLinks, async (context) => {
      const { group } = context.req.valid('param');
      return context.json(await listReviewLinks(database, group), 200);
    })
    .openapi(createLink, async (context) => {
      const { group: translationGroup } = context.req.valid('param');
      const { username } = context.var.user;
      const chosen = context.req.valid('json');
      const created = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) =>
          await createReviewLink(transaction, { translationGroup, username, ...chosen }),
        ({ link: { id } }) => [{ action: 'review-link-created', subject: String(id) }],
      );
      return context.json(created, 201);
    })
    .openapi(revokeLink, async (context) => {
      const { id } = context.req.valid('param');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await revokeReviewLink(transaction, id),
        () => [{ action: 'review-link-revoked', subject: String(id) }],
      );
      return context.body(null, 204);
    })
    .openapi(countOpen, async (context) => context.json(await countOpenRemarks(database), 200))
    .openapi(list, async (context) => {
      const { updatedAt: at, ...key } = await findAdminPost(
        database,
        context.req.valid('param').id,
      );
      return context.json({ updatedAt: at, remarks: await listRemarks(database, key) }, 200);
    })
    .openapi(take, async (context) => {
      const { id } = context.req.valid('param');
      const { actor } = context.var;
      const { updatedAt: at } = context.req.valid('json');
      const result = await takeSuggestion(database, actor, { id, updatedAt: at });
      return result.stale
        ? context.json(stalePost.body(result.current), 409)
        : context.json(result.post, 200);
    })
    .openapi(undo, async (context) => {
      const { id } = context.req.valid('param');
      const { actor } = context.var;
      const { updatedAt: at } = context.req.valid('json');
      const result = await undoSuggestion(database, actor, { id, updatedAt: at });
      return result.stale
        ? context.json(stalePost.body(result.current), 409)
        : context.json(result.post, 200);
    })
    .openapi(changeState, async (context) => {
      const { id } = context.req.valid('param');
      const { state } = context.req.valid('json');
      await changeRemarkState(database, context.var.actor, { id, state });
      return context.body(null, 204);
    })
    .openapi(answer, async (context) => {
      const { id } = context.req.valid('param');
      const { text } = context.req.valid('json');
      await answerRemark(database, { id, text, username: context.var.user.username });
      return context.body(null, 204);
    });
}
