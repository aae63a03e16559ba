import { createRoute, z } from '@hono/zod-openapi';
import { annotateTranslation, backTranslate } from '#domain/assistant/index.ts';
import { runId } from '#domain/assistant/shared/run-id.ts';
import { bodyObject, oneOf } from '#domain/input/shared/input.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import {
  type AnnotatedParagraph,
  annotatedParagraph,
  secondLookLimits,
} from '#domain/translation/shared/annotation.ts';
import { languages } from '#i18n/languages.ts';
import { type StreamedTask, streamed } from '../event-stream.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { createCallOf } from './create-call-of.ts';
import { translationLanguage } from './translation-language.ts';

const characters = postFields.content.limit;

function paragraphText(field: 'source' | 'translation' | 'text') {
  return z
    .string(`${field} must be text`)
    .max(characters, `${field} must have at most ${characters} characters`)
    .regex(/\S/, `${field} must not be blank`);
}

const lookInput = bodyObject({
  language: translationLanguage,
  reasonsIn: oneOf('reasonsIn', languages),
  paragraphs: z
    .array(
      z.object(
        { source: paragraphText('source'), translation: paragraphText('translation') },
        'paragraphs must have source and translation',
      ),
      'paragraphs must be a list',
    )
    .min(1, 'paragraphs must not be empty')
    .max(
      secondLookLimits.paragraphs,
      `paragraphs must have at most ${secondLookLimits.paragraphs} entries`,
    ),
});

const errors = errorResponses({
  400: 'A text is missing or too long',
  429: 'Too many calls in an hour',
  503: 'The assistant is not set up, or its provider refused, took too long, or gave an answer that can not be used',
});

const run = runId.describe('The recorded run of the assistant');

const look = createRoute({
  method: 'post',
  path: '/second-look',
  description:
    'A model reads paragraphs of a translation beside their source. With `Accept: text/event-stream`, `partial` events have ' +
    '`looked` with the paragraphs that are done, then come `result` and `done`, or `error` with the `status` of a failure.',
  ...signedIn,
  request: jsonBody(lookInput),
  responses: {
    200: jsonResponse(
      'What the model marks in each paragraph',
      z.object({ looked: z.array(annotatedParagraph), run }),
    ),
    ...errors,
  },
});

const back = createRoute({
  method: 'post',
  path: '/back-translate',
  description: 'Translates one paragraph of a translation back into English. Nothing is stored.',
  ...signedIn,
  request: jsonBody(bodyObject({ language: translationLanguage, text: paragraphText('text') })),
  responses: {
    200: jsonResponse('The paragraph in English', z.object({ english: z.string(), run })),
    ...errors,
  },
});

type Annotated = { looked: AnnotatedParagraph[] };

export function createSecondLookApi(dependencies: ApiDependencies) {
  const callOf = createCallOf(dependencies);
  const router = createRouter();
  router.use(
    look.path,
    streamed(lookInput, (context, options: StreamedTask<Annotated>, input) =>
      annotateTranslation(callOf(context, options), input),
    ),
  );
  return router
    .openapi(look, async (context) => {
      const call = callOf(context, { signal: context.req.raw.signal });
      return context.json(await annotateTranslation(call, context.req.valid('json')), 200);
    })
    .openapi(back, async (context) => {
      const call = callOf(context, { signal: context.req.raw.signal });
      return context.json(await backTranslate(call, context.req.valid('json')), 200);
    });
}
