import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  type AssistantCall,
  enhancePost,
  generateSeo,
  type PartialText,
  type PostText,
  type TranslationInput,
  translatePost,
} from '#domain/assistant/index.ts';
import { runId } from '#domain/assistant/shared/run-id.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { type StreamedTask, streamed } from '../event-stream.ts';
import {
  type ApiDependencies,
  type ApiEnvironment,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { createCallOf } from './create-call-of.ts';

/** @param missing the message for a blank title or content (specification, section 5) */
function assistantInput(missing: string) {
  const text = (field: 'title' | 'content') => limitedText(field, missing).regex(/\S/, missing);
  return bodyObject({ title: text('title'), content: text('content') });
}

function limitedText(field: 'title' | 'content', notText: string) {
  const most = postFields[field].limit;
  return z.string(notText).max(most, `${field} must have at most ${most} characters`);
}

const streaming =
  'With `Accept: text/event-stream` the same result comes while it is made: `partial` events (`text` stands in `field` from ' +
  'the character `from` on, and ends it), then `result` with the body of the plain answer, then `done`; or `error` with the ' +
  'body and the `status` of a failure.';

const call = {
  method: 'post',
  description: streaming,
  ...signedIn,
} as const;

const errors = errorResponses({
  400: 'The title or the content is missing or too long',
  429: 'Too many calls in an hour',
  503: 'The assistant is not set up, or its provider refused, took too long, or gave an answer that can not be used',
});

const textInput = assistantInput('Title and content are required');

/** For the request that stores the text: the history then names the model. */
const run = runId.describe('The recorded run of the assistant');

const enhance = createRoute({
  ...call,
  path: '/enhance-blog',
  request: jsonBody(textInput),
  responses: {
    200: jsonResponse('The improved text', z.object({ enhancedContent: z.string(), run })),
    ...errors,
  },
});

const translationInput = textInput.extend({
  /** The text before the content, if the content is a part of a post. */
  before: limitedText('content', 'before must be text').optional(),
  /** Whether the model is asked even for what the translation memory knows. */
  isAskedAgain: z.boolean('isAskedAgain must be true or false').optional(),
});

const remembered = z
  .object({ title: z.boolean(), blocks: z.array(z.int()) })
  .describe(
    'What came from the translation memory: the title, and the top-level blocks of the content by their index',
  );

function translationRoute<Path extends string>(path: Path) {
  return createRoute({
    ...call,
    path,
    request: jsonBody(translationInput),
    responses: {
      200: jsonResponse(
        'The translation, of the same blocks in the same order',
        z.object({
          translated: z.object({ title: z.string(), content: z.string() }),
          run,
          remembered,
        }),
      ),
      ...errors,
    },
  });
}

function seoRoute<Path extends string>(path: Path, missing: string) {
  return createRoute({
    ...call,
    path,
    request: jsonBody(assistantInput(missing)),
    responses: {
      200: jsonResponse(
        'How search engines should describe the post',
        z.object({
          seoTitle: z.string(),
          seoDescription: z.string(),
          seoKeywords: z.string(),
          suggestedSlug: z.string(),
        }),
      ),
      ...errors,
    },
  });
}

const translateKurdish = translationRoute('/translate-kurdish');
const translateArabic = translationRoute('/translate-arabic');
const kurdishSeo = seoRoute(
  '/generate-kurdish-seo',
  'Kurdish title and content are required for SEO generation',
);
const arabicSeo = seoRoute(
  '/generate-arabic-seo',
  'Arabic title and content are required for SEO generation',
);

type Call = AssistantCall<string>;

const translateTo =
  (language: TranslationLanguage) => async (call: Call, input: TranslationInput) => {
    const { run, remembered, ...translated } = await translatePost(call, input, language);
    return { translated, run, remembered };
  };
const toKurdish = translateTo('ckb');
const toArabic = translateTo('ar');

const describeIn = (language: TranslationLanguage) => async (call: Call, input: PostText) =>
  await generateSeo(call, input, language);
const inKurdish = describeIn('ckb');
const inArabic = describeIn('ar');

export function createAssistantApi(dependencies: ApiDependencies) {
  const router = createRouter();
  const callOf = createCallOf(dependencies);
  for (const [path, schema, task] of [
    [enhance.path, textInput, enhancePost],
    [translateKurdish.path, translationInput, toKurdish],
    [translateArabic.path, translationInput, toArabic],
    [kurdishSeo.path, textInput, inKurdish],
    [arabicSeo.path, textInput, inArabic],
  ] as const)
    router.use(
      path,
      streamed(schema, (context, options: StreamedTask<PartialText<string>>, input) =>
        task(callOf(context, options), input),
      ),
    );
  const plain = (context: Context<ApiEnvironment>) =>
    callOf(context, { signal: context.req.raw.signal });
  return router
    .openapi(enhance, async (context) =>
      context.json(await enhancePost(plain(context), context.req.valid('json')), 200),
    )
    .openapi(translateKurdish, async (context) =>
      context.json(await toKurdish(plain(context), context.req.valid('json')), 200),
    )
    .openapi(translateArabic, async (context) =>
      context.json(await toArabic(plain(context), context.req.valid('json')), 200),
    )
    .openapi(kurdishSeo, async (context) =>
      context.json(await inKurdish(plain(context), context.req.valid('json')), 200),
    )
    .openapi(arabicSeo, async (context) =>
      context.json(await inArabic(plain(context), context.req.valid('json')), 200),
    );
}
