import { createRoute, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import {
  type AssistantCall,
  type Draft,
  enhancePost,
  generateSeo,
  type PartialText,
  type TranslationDraft,
  type TranslationLanguage,
  translatePost,
} from '#domain/assistant/index.ts';
import { postLimits } from '#domain/post-rules/index.ts';
import { acceptsEventStream, answerWithEvents, type StreamedTask } from '../event-stream.ts';
import {
  type ApiContext,
  type ApiEnvironment,
  createPart,
  failures,
  jsonAnswer,
  jsonBody,
  signedIn,
} from '../openapi.ts';

/** @param missing what is said where the title or the content is blank (specification, section 5) */
function draft(missing: string) {
  const text = (field: 'title' | 'content') => limitedText(field, missing).regex(/\S/, missing);
  return z.object(
    { title: text('title'), content: text('content') },
    'The body takes a JSON object',
  );
}

function limitedText(field: 'title' | 'content', notText: string) {
  const most = postLimits[field];
  return z.string(notText).max(most, `${field} takes at most ${most} characters`);
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

const answers = failures({
  400: 'The title or the content is missing or too long',
  429: 'Too many calls in an hour',
  503: 'The assistant is not set up, or its provider refused, took too long, or gave an answer that can not be used',
});

const textDraft = draft('Title and content are required');

const enhance = createRoute({
  ...call,
  path: '/enhance-blog',
  request: jsonBody(textDraft),
  responses: {
    200: jsonAnswer('The improved text', z.object({ enhancedContent: z.string() })),
    ...answers,
  },
});

const translationDraft = textDraft.extend({
  /** What stands before the content, where it is a part of a post. */
  before: limitedText('content', 'before takes text').optional(),
});

function translationRoute<Path extends string>(path: Path) {
  return createRoute({
    ...call,
    path,
    request: jsonBody(translationDraft),
    responses: {
      200: jsonAnswer(
        'The translation, of the same blocks in the same order',
        z.object({ translated: z.object({ title: z.string(), content: z.string() }) }),
      ),
      ...answers,
    },
  });
}

function seoRoute<Path extends string>(path: Path, missing: string) {
  return createRoute({
    ...call,
    path,
    request: jsonBody(draft(missing)),
    responses: {
      200: jsonAnswer(
        'How search engines should describe the post',
        z.object({
          seoTitle: z.string(),
          seoDescription: z.string(),
          seoKeywords: z.string(),
          suggestedSlug: z.string(),
        }),
      ),
      ...answers,
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
  (language: TranslationLanguage) => async (call: Call, draft: TranslationDraft) => ({
    translated: await translatePost(call, draft, language),
  });
const toKurdish = translateTo('ckb');
const toArabic = translateTo('ar');

const describeIn = (language: TranslationLanguage) => async (call: Call, draft: Draft) =>
  await generateSeo(call, draft, language);
const inKurdish = describeIn('ckb');
const inArabic = describeIn('ar');

export function createAssistantApi(context: ApiContext) {
  const part = createPart();
  for (const [path, schema, task] of [
    [enhance.path, textDraft, enhancePost],
    [translateKurdish.path, translationDraft, toKurdish],
    [translateArabic.path, translationDraft, toArabic],
    [kurdishSeo.path, textDraft, inKurdish],
    [arabicSeo.path, textDraft, inArabic],
  ] as const)
    part.use(
      path,
      streamed(schema, (request, options, draft) => task(callOf(request, options), draft)),
    );
  /** @param signal ends the provider's request when the caller goes away */
  const callOf = (
    request: Context<ApiEnvironment>,
    options: StreamedTask<PartialText<string>>,
  ): Call => ({
    database: context.database,
    settings: context.assistant ?? {},
    username: request.get('user').username,
    address: request.get('by').address,
    ...options,
  });
  const plain = (request: Context<ApiEnvironment>) =>
    callOf(request, { signal: request.req.raw.signal, onPartial: undefined });
  return part
    .openapi(enhance, async (request) =>
      request.json(await enhancePost(plain(request), request.req.valid('json')), 200),
    )
    .openapi(translateKurdish, async (request) =>
      request.json(await toKurdish(plain(request), request.req.valid('json')), 200),
    )
    .openapi(translateArabic, async (request) =>
      request.json(await toArabic(plain(request), request.req.valid('json')), 200),
    )
    .openapi(kurdishSeo, async (request) =>
      request.json(await inKurdish(plain(request), request.req.valid('json')), 200),
    )
    .openapi(arabicSeo, async (request) =>
      request.json(await inArabic(plain(request), request.req.valid('json')), 200),
    );
}

/** Answers callers that want events. What can't be read as a draft is left to the plain call, which says what is wrong. */
function streamed<Input>(
  schema: z.ZodType<Input>,
  task: (
    request: Context<ApiEnvironment>,
    options: StreamedTask<PartialText<string>>,
    draft: Input,
  ) => Promise<unknown>,
): MiddlewareHandler<ApiEnvironment> {
  return async (request, next) => {
    if (!acceptsEventStream(request)) return await next();
    const draft = schema.safeParse(await request.req.json().catch(() => undefined));
    if (!draft.success) return await next();
    return await answerWithEvents(request, (options: StreamedTask<PartialText<string>>) =>
      task(request, options, draft.data),
    );
  };
}
