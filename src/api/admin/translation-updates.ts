import { createRoute, z } from '@hono/zod-openapi';
import { type PartialText, updateTranslation } from '#domain/assistant/index.ts';
import { runId } from '#domain/assistant/shared/run-id.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
import { findTranslationSource } from '#domain/posts/index.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { updatePart } from '#domain/translation/shared/update-part.ts';
import { type StreamedTask, streamed } from '../event-stream.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';
import { createCallOf } from './create-call-of.ts';
import { translationLanguage } from './translation-language.ts';

/** More blocks than a long post has. */
const maxPassages = 2_000;

const maxCharacters = postFields.title.limit + postFields.content.limit;

const text = z.string().nullable();

const passage = z
  .object({
    isTitle: z.boolean(),
    before: text.describe('The English that was translated; null for a new block'),
    after: text.describe(
      'The English now; null for a deleted block, whose sentences may have moved',
    ),
    translation: text.describe('The approved translation; null for a new block'),
  })
  .describe('The title, or a block, whose English has changed');

const updateInput = bodyObject({
  language: translationLanguage,
  title: z
    .string('title must be text')
    .max(postFields.title.limit, `title must have at most ${postFields.title.limit} characters`)
    .describe('The English title now'),
  passages: z
    .array(passage)
    .min(1, 'passages must have at least one passage')
    .max(maxPassages, `passages must have at most ${maxPassages} passages`),
}).superRefine(({ passages }, context) => {
  for (const name of ['before', 'after', 'translation'] as const) {
    const length = passages.reduce((sum, one) => sum + (one[name]?.length ?? 0), 0);
    if (length > maxCharacters)
      context.addIssue({
        code: 'custom',
        message: `passages must have at most ${maxCharacters} characters as ${name}`,
      });
  }
});

const updated = z.object({
  passages: z
    .array(
      z.object({
        parts: z
          .array(updatePart)
          .describe('In order; none where nothing needs another translation'),
        left: z
          .int()
          .describe('How many parts stay as they were, because no usable answer came for them'),
      }),
    )
    .describe('One for each passage'),
  run: runId.optional().describe('The recorded run of the assistant, if a model was asked'),
});

const update = createRoute({
  method: 'post',
  path: '/update-translation',
  description:
    'Proposes how a translation follows a change of its English. Only sentences whose English has changed are asked for. ' +
    'Everything outside of the ranges of the parts stays as it is. Nothing is stored. With `Accept: text/event-stream` the ' +
    'same result comes as a `result` event, or as an `error` event with the `status` of a failure.',
  ...signedIn,
  request: jsonBody(updateInput),
  responses: {
    200: jsonResponse('The proposal', updated),
    ...errorResponses({
      400: 'A field is missing, wrong or too long',
      429: 'Too many calls in an hour',
      503: 'The assistant is not set up, or its provider refused or took too long',
    }),
  },
});

const findSource = createRoute({
  method: 'get',
  path: '/blog/posts/{id}/translation-source',
  ...signedIn,
  request: { params: z.object({ id: pathNumber('id must be the id of a post') }) },
  responses: {
    200: jsonResponse(
      'The English text that the post was translated from; null where it is not known any more',
      z.object({ source: z.object({ title: z.string(), content: z.string() }).nullable() }),
    ),
    ...errorResponses({ 400: 'The id is wrong', 404: 'There is no such post' }),
  },
});

export function createTranslationUpdatesApi(dependencies: ApiDependencies) {
  const router = createRouter();
  const callOf = createCallOf(dependencies);
  router.use(
    update.path,
    streamed(updateInput, (context, options: StreamedTask<PartialText<string>>, input) =>
      updateTranslation(callOf(context, options), input),
    ),
  );
  return router
    .openapi(update, async (context) => {
      const call = callOf(context, { signal: context.req.raw.signal });
      return context.json(await updateTranslation(call, context.req.valid('json')), 200);
    })
    .openapi(findSource, async (context) => {
      const { id } = context.req.valid('param');
      return context.json({ source: await findTranslationSource(dependencies.database, id) }, 200);
    });
}
