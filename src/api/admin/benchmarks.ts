import { createRoute, z } from '@hono/zod-openapi';
import {
  benchmarkParagraph,
  cancelBenchmark,
  listBenchmarks,
  modelScore,
  planBenchmark,
  readBenchmark,
  requestsOf,
  startBenchmark,
} from '#domain/assistant/index.ts';
import { translationLanguages } from '#i18n/languages.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';

const path = '/translation-benchmarks';
const id = z.object({ id: pathNumber('id must be the id of a comparison') });
const count = z.int().nonnegative();

const stored = z
  .object({
    id: z.int(),
    startedAt: z.string(),
    username: z.string().nullable().meta({ description: 'Null for the command line' }),
    outcome: z.string().meta({ description: 'running, done, cancelled or failed' }),
    done: count.meta({ description: 'Translated paragraphs, over all models' }),
    total: count,
    scores: z.array(modelScore),
  })
  .meta({ id: 'TranslationBenchmark' });

const list = createRoute({
  method: 'get',
  path,
  ...signedIn,
  responses: {
    200: jsonResponse(
      'The latest comparisons of the models that translate, the newest first',
      z.object({ benchmarks: z.array(stored) }),
    ),
  },
});

const plan = createRoute({
  method: 'get',
  path: `${path}/plan`,
  ...signedIn,
  responses: {
    200: jsonResponse(
      'What a comparison would send',
      z.object({
        requests: count.meta({ description: 'A lost placeholder takes one more' }),
        languages: z.array(
          z.object({
            language: z.enum(translationLanguages),
            models: z.array(z.string()),
            paragraphs: count,
          }),
        ),
      }),
    ),
  },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  ...signedIn,
  request: { params: id },
  responses: {
    200: jsonResponse(
      'The paragraphs of a comparison, and what each model made of them',
      z.object({ paragraphs: z.array(benchmarkParagraph) }),
    ),
    ...errorResponses({ 400: 'A parameter is wrong', 404: 'There is no such comparison' }),
  },
});

const start = createRoute({
  method: 'post',
  path,
  ...signedIn,
  responses: {
    202: jsonResponse('It runs in the background', z.object({ id: z.int() })),
    ...errorResponses({
      409: 'A comparison runs already, or there is nothing to compare',
      503: 'No model is set up',
    }),
  },
});

const cancel = createRoute({
  method: 'post',
  path: `${path}/{id}/cancel`,
  ...signedIn,
  request: { params: id },
  responses: {
    204: { description: 'It ends with the paragraph that it is at' },
    ...errorResponses({ 400: 'A parameter is wrong', 404: 'No such comparison is running' }),
  },
});

/** Comparisons of the models that translate, on this site's own texts. */
export function createBenchmarksApi({ database, assistant: settings = {} }: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) =>
      context.json({ benchmarks: await listBenchmarks(database) }, 200),
    )
    .openapi(plan, async (context) => {
      const plans = await planBenchmark(database, settings);
      const languages = plans.map(({ language, translators, paragraphs }) => ({
        language,
        models: translators.map(({ name }) => name),
        paragraphs: paragraphs.length,
      }));
      return context.json({ requests: requestsOf(plans), languages }, 200);
    })
    .openapi(read, async (context) =>
      context.json(
        { paragraphs: await readBenchmark(database, context.req.valid('param').id) },
        200,
      ),
    )
    .openapi(start, async (context) => {
      const actor = context.get('actor');
      const benchmark = await startBenchmark({ database, settings, actor });
      return context.json({ id: benchmark.id }, 202);
    })
    .openapi(cancel, async (context) => {
      await cancelBenchmark(database, context.req.valid('param').id);
      return context.body(null, 204);
    });
}
