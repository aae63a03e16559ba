import { describe, expect, onTestFinished, vi } from 'vitest';
import { stopBenchmarks } from '#domain/assistant/index.ts';
import { installGlossary } from '#domain/glossary/index.ts';
import type { Database } from '#platform/database/index.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import type { ModelAnswer } from '../../../tests/fakes/model-answer.ts';
import { type ModelRequest, startModelServer } from '../../../tests/fakes/model-server.ts';
import { answerByRules } from '../../../tests/fakes/rule-based-model.ts';
import {
  charactersIn,
  startTranslationServer,
} from '../../../tests/fakes/translation-services/server.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { addStarterTexts } from '../../../tests/support/starter-texts.ts';

const path = '/translation-benchmarks';

async function startModels(answer: (request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>) {
  const models = await startModelServer(answer);
  onTestFinished(async () => {
    await stopBenchmarks();
    await models.close();
  });
  return models;
}

async function startSite(
  database: Database,
  answer: (request: ModelRequest) => ModelAnswer | Promise<ModelAnswer> = answerByRules,
  more: AssistantSettings = {},
  article = 'app-budget',
) {
  await addStarterTexts(database, article);
  await installGlossary(database);
  const models = await startModels(answer);
  const assistant: AssistantSettings = {
    provider: 'openai-compatible',
    model: 'one',
    baseUrl: models.baseUrlFor('openai-compatible'),
    price: { input: 2, output: 10 },
    ...more,
  };
  const call = await editorCalls(database, { assistant });
  const latest = async () => (await call('GET', path)).body.benchmarks[0];
  return {
    models,
    call,
    latest,
    async run() {
      expect((await call('POST', path)).status).toBe(202);
      await vi.waitFor(async () => expect((await latest()).outcome).not.toBe('running'), {
        interval: 20,
        timeout: 60_000,
      });
      return await latest();
    },
  };
}

describeEachEngine('a comparison of models', (test) => {
  test('translates forty paragraphs of a language and scores each model', async ({ database }) => {
    const site = await startSite(database, answerByRules, { ckb: { model: 'two' } }, '*');
    const plan = (await site.call('GET', `${path}/plan`)).body;
    expect(plan).toEqual({
      requests: 120,
      languages: [
        {
          language: 'ckb',
          models: ['openai-compatible/two', 'openai-compatible/one'],
          paragraphs: 40,
        },
        { language: 'ar', models: ['openai-compatible/one'], paragraphs: 40 },
      ],
    });
    const benchmark = await site.run();
    expect(benchmark).toMatchObject({ outcome: 'done', done: 120, total: 120, username: 'dara' });
    expect(site.models.requests.length).toBe(120);
    expect(benchmark.scores).toHaveLength(3);
    for (const score of benchmark.scores) {
      expect(score).toMatchObject({ translated: 40, error: null, characters: null });
      expect(score.chrf).toBeGreaterThan(0);
      expect(score.chrf).toBeLessThan(60);
      expect(score.terms.expected).toBeGreaterThan(0);
      expect(score.terms.found).toBeLessThanOrEqual(score.terms.expected);
      expect(score.placeholders.lost).toBe(0);
      expect(score.inputTokens).toBe(40 * 11);
    }
    // A price belongs to one model.
    expect(benchmark.scores[0].dollars).toBeNull();
    expect(benchmark.scores[1].dollars).toBeCloseTo((440 * 2 + 880 * 10) / 1_000_000, 8);
    const { paragraphs } = (await site.call('GET', `${path}/${benchmark.id}`)).body;
    expect(paragraphs).toHaveLength(80);
    expect(paragraphs[0].outputs.map((output: { model: string }) => output.model)).toEqual([
      'openai-compatible/two',
      'openai-compatible/one',
    ]);
    expect(paragraphs[0].source).not.toBe('');
    const log = await database
      .selectFrom('activity')
      .select(['action', 'subject', 'username'])
      .where('action', '=', 'assistant-asked')
      .execute();
    expect(log).toEqual([{ action: 'assistant-asked', subject: 'benchmark', username: 'dara' }]);
  });

  test('runs one at a time, shows its progress, and can be cancelled', async ({ database }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    onTestFinished(() => release());
    const site = await startSite(database, async (request) => {
      if (site.models.requests.length > 5) await released;
      return answerByRules(request);
    });
    const [one, other] = await Promise.all([site.call('POST', path), site.call('POST', path)]);
    expect([one.status, other.status].sort()).toEqual([202, 409]);
    expect([one.body.code, other.body.code]).toContain('benchmark-running');
    await vi.waitFor(async () => expect((await site.latest()).done).toBeGreaterThan(1), {
      interval: 20,
      timeout: 30_000,
    });
    const { id } = await site.latest();
    expect((await site.call('POST', `${path}/${id}/cancel`)).status).toBe(204);
    release();
    await vi.waitFor(async () => expect((await site.latest()).outcome).toBe('cancelled'), {
      interval: 20,
      timeout: 30_000,
    });
    const sent = site.models.requests.length;
    expect(sent).toBeLessThan((await site.latest()).total);
    expect((await site.call('POST', `${path}/${id}/cancel`)).status).toBe(404);
  });
});

describe('a comparison of models', () => {
  testOnFile('gives the same scores twice with a deterministic server', async ({ database }) => {
    const site = await startSite(database);
    const [first, second] = [await site.run(), await site.run()];
    for (const [index, { chrf, terms, placeholders }] of first.scores.entries()) {
      expect(Math.abs(chrf - second.scores[index].chrf)).toBeLessThan(0.5);
      expect(second.scores[index]).toMatchObject({ terms, placeholders });
    }
  });

  testOnFile('a model that gives the published text has 100', async ({ database }) => {
    const published = new Map<string, string>();
    const site = await startSite(database, ({ prompt, instructions }) => {
      const { segments } = JSON.parse(prompt);
      const language = instructions.includes('Central Kurdish') ? 'ckb' : 'ar';
      return {
        text: JSON.stringify({
          segments: segments.map(({ id, text }: { id: number; text: string }) => ({
            id,
            text: published.get(`${language} ${text}`) ?? 'x',
          })),
        }),
      };
    });
    const { id } = await site.run();
    for (const one of (await site.call('GET', `${path}/${id}`)).body.paragraphs)
      published.set(`${one.language} ${one.source}`, one.reference);
    for (const { chrf, terms } of (await site.run()).scores) {
      expect(chrf).toBeGreaterThan(99.5);
      expect(terms.expected - terms.found).toBeLessThan(2);
    }
  });

  testOnFile('no translation of its own article is in a request', async ({ database }) => {
    const site = await startSite(database);
    await site.run();
    for (const { prompt } of site.models.requests) {
      const { segments, terms = [], ...rest } = JSON.parse(prompt);
      expect(segments).toHaveLength(1);
      expect(JSON.stringify(rest)).not.toMatch(/\p{Script=Arabic}/u);
      expect(JSON.stringify(terms).length).toBeLessThan(5_000);
    }
  });

  testOnFile('a service is scored too, and lost links are counted', async ({ database }) => {
    const server = await startTranslationServer({
      change: (translation) => translation.replace(/<[^>]*>|⟦\d⟧/g, ''),
    });
    const ckb = {
      provider: 'google-translate',
      apiKey: 'k',
      baseUrl: server.baseUrlFor('google-translate'),
      price: { characters: 20 },
    } as const;
    const site = await startSite(database, answerByRules, { ckb });
    const { scores } = await site.run();
    const [google] = scores;
    expect(google).toMatchObject({
      model: 'google-translate/nmt',
      inputTokens: null,
    });
    expect(google.dollars).toBeCloseTo((charactersIn(server.requests) * 20) / 1_000_000, 6);
    expect(google.placeholders.lost).toBe(google.placeholders.expected);
    expect(google.placeholders.expected).toBeGreaterThan(0);
  });

  testOnFile('a model that fails ends alone', async ({ database }) => {
    const site = await startSite(
      database,
      (request) =>
        request.model === 'two' ? { failure: 'status', status: 401 } : answerByRules(request),
      { ckb: { model: 'two' } },
    );
    const { outcome, scores } = await site.run();
    expect(outcome).toBe('done');
    expect(scores[0]).toMatchObject({
      chrf: null,
      translated: 0,
      error: 'assistant-key-refused',
      dollars: null,
    });
    expect(scores[1].translated).toBeGreaterThan(5);
    expect(scores[1].error).toBeNull();
    // Three go out together before the first error comes.
    expect(site.models.requests.filter(({ model }) => model === 'two').length).toBeLessThan(7);
  });

  testOnFile('says what is missing', async ({ database }) => {
    const without = await editorCalls(database);
    expect((await without('POST', path)).body.code).toBe('assistant-not-configured');
    const models = await startModels(answerByRules);
    const call = await editorCalls(database, {
      assistant: {
        provider: 'openai-compatible',
        model: 'm',
        baseUrl: models.baseUrlFor('openai-compatible'),
      },
    });
    expect(await call('POST', path)).toMatchObject({
      status: 409,
      body: { code: 'nothing-to-compare' },
    });
    expect((await call('GET', `${path}/7`)).status).toBe(404);
    expect((await call('GET', `${path}/plan`)).body.requests).toBe(0);
  });

  testOnFile(
    'a comparison of a process that died does not block the next',
    async ({ database }) => {
      const site = await startSite(database);
      const old = new Date(Date.now() - 61_000).toISOString();
      await database
        .insertInto('translation_benchmarks')
        .values({
          started_at: old,
          alive_at: old,
          username: 'sara',
          outcome: 'running',
          total: 9,
          report: '{"scores":[],"paragraphs":[]}',
        })
        .execute();
      expect((await site.latest()).outcome).toBe('failed');
      expect((await site.run()).outcome).toBe('done');
    },
  );
});
