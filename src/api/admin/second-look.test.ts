import { EventSourceParserStream } from 'eventsource-parser/stream';
import { describe, expect, onTestFinished } from 'vitest';
import type { AssistantSettings } from '#platform/model-settings.ts';
import type { ModelAnswer } from '../../../tests/fakes/model-answer.ts';
import { modelProviders, startModelServer } from '../../../tests/fakes/model-server.ts';
import { answerByRules } from '../../../tests/fakes/rule-based-model.ts';
import { testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { modelKey, withModelServer } from '../../../tests/support/with-model-server.ts';

const paragraph = { source: 'It costs 5 dollars.', translation: 'نرخەکەی ٥ دۆلارە.' };

const input = { language: 'ckb', reasonsIn: 'en', paragraphs: [paragraph] };

const remark = {
  id: 1,
  span: '٥ دۆلارە',
  category: 'number-or-name',
  severity: 'major',
  reason: 'Another number.',
};

const answers = (...annotations: object[]): ModelAnswer => ({
  text: JSON.stringify({ annotations }),
});

const nothing: AssistantSettings = {};

describe('the second look', () => {
  testOnFile.for(modelProviders)(
    'asks a model for annotations: %s',
    async (provider, { database }) => {
      await withModelServer(provider, [answers(remark)], async (assistant, server) => {
        const call = await editorCalls(database, { assistant });
        expect((await call('POST', '/second-look', input)).body).toEqual({
          looked: [
            {
              paragraph: 0,
              annotations: [
                {
                  span: '٥ دۆلارە',
                  category: 'number-or-name',
                  severity: 'major',
                  reason: 'Another number.',
                },
              ],
            },
          ],
          run: 1,
        });
        expect(JSON.parse(server.requests[0]?.prompt ?? '')).toEqual({
          paragraphs: [{ id: 1, ...paragraph }],
        });
        expect(server.requests[0]?.instructions).toContain('in one sentence in English');
      });
      expect(
        await database.selectFrom('assistant_runs').select(['task', 'outcome']).execute(),
      ).toEqual([{ task: 'second-look-ckb', outcome: 'done' }]);
    },
  );

  testOnFile('keeps only what it can show', async ({ database }) => {
    const kept = { category: 'number-or-name', severity: 'major' };
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...remark,
      id: 2,
      span: '',
      reason: `Reason ${index}`,
    }));
    const given = [
      { ...remark, span: 'not there' },
      { ...remark, reason: '  ' },
      { ...remark, id: 0 },
      { ...remark, id: 3 },
      { ...remark, reason: ` Two\nlines ${'x'.repeat(500)}` },
      { ...remark, reason: 'The same span again' },
      ...many,
    ];
    await withModelServer('openai-compatible', [answers(...given)], async (assistant) => {
      const call = await editorCalls(database, { assistant });
      const { body } = await call('POST', '/second-look', {
        ...input,
        paragraphs: [paragraph, { source: 'Two.', translation: 'دوو.' }],
      });
      expect(body.looked).toEqual([
        {
          paragraph: 0,
          annotations: [
            { ...kept, span: null, reason: 'Another number.' },
            { ...kept, span: '٥ دۆلارە', reason: `Two lines ${'x'.repeat(390)}` },
          ],
        },
        {
          paragraph: 1,
          annotations: many.slice(0, 8).map(({ reason }) => ({ ...kept, span: null, reason })),
        },
      ]);
    });
  });

  testOnFile('sends few paragraphs at once, and streams what is done', async ({ database }) => {
    const server = await startModelServer(answerByRules);
    onTestFinished(server.close);
    const call = await editorCalls(database, {
      assistant: {
        provider: 'openai-compatible',
        model: 'm',
        baseUrl: server.baseUrlFor('openai-compatible'),
      },
    });
    const paragraphs = Array.from({ length: 40 }, (_, index) => ({
      source: `${index} ${'word '.repeat(60)}`,
      translation: `${index} ${'وشە '.repeat(60)}`,
    }));
    const { status, body } = await call(
      'POST',
      '/second-look',
      { ...input, paragraphs },
      { accept: 'text/event-stream' },
    );
    expect(status).toBe(200);
    // Four paragraphs of 122 words are in one request.
    expect(server.requests).toHaveLength(10);
    const events = await eventsOf(body);
    const looked = events.flatMap(({ event, data }) => (event === 'partial' ? data.looked : []));
    const result = events.find(({ event }) => event === 'result')?.data.looked;
    expect(events.filter(({ event }) => event === 'partial')).toHaveLength(10);
    const byIndex = (a: { paragraph: number }, b: { paragraph: number }) =>
      a.paragraph - b.paragraph;
    expect(looked.sort(byIndex)).toEqual(result);
    expect(result).toHaveLength(40);
  });

  testOnFile('sends the glossary terms that occur', async ({ database }) => {
    const server = await startModelServer(answerByRules);
    onTestFinished(server.close);
    const assistant = {
      provider: 'openai-compatible',
      model: 'm',
      baseUrl: server.baseUrlFor('openai-compatible'),
    } as const;
    const call = await editorCalls(database, { assistant });
    const none = { term: '', wrong: [] };
    for (const [english, term] of [
      ['price', 'نرخ'],
      ['dollar', 'دۆلار'],
    ])
      await call('PUT', '/glossary', {
        previous: null,
        term: { english, translations: { ar: none, ckb: { term, wrong: [] } } },
      });
    await call('POST', '/second-look', input);
    expect(JSON.parse(server.requests[0]?.prompt ?? '').terms).toEqual([
      { english: 'dollar', translation: 'دۆلار' },
    ]);
  });

  const failures: [name: string, answer: ModelAnswer, code: string][] = [
    ['a refused key', { failure: 'status', status: 401 }, 'assistant-key-refused'],
    ['an unknown model', { failure: 'status', status: 404 }, 'assistant-model-unknown'],
    [
      'too many requests',
      { failure: 'status', status: 429, retryAfter: '0' },
      'assistant-overloaded',
    ],
    [
      'an error of the provider',
      { failure: 'status', status: 500, retryAfter: '0' },
      'assistant-faulty',
    ],
    ['a refusal', { failure: 'refusal' }, 'assistant-declined'],
    ['an answer that breaks off', { failure: 'cut', text: '{"annot' }, 'assistant-cut-off'],
    ['prose', { text: 'All is well.' }, 'assistant-unusable'],
    ['another shape', { text: '{"annotations":[{"id":1}]}' }, 'assistant-unusable'],
    ['an unknown category', answers({ ...remark, category: 'ugly' }), 'assistant-unusable'],
    ['an endless answer', { failure: 'endless', text: 'x'.repeat(10_000) }, 'assistant-unusable'],
  ];
  testOnFile.for(failures)('says what to do after %s', async ([, answer, code], { database }) => {
    await withModelServer('openai-compatible', [answer], async (assistant) => {
      const call = await editorCalls(database, { assistant });
      const { status, body } = await call('POST', '/second-look', input);
      expect({ status, code: body.code }).toEqual({ status: 503, code });
      expect(body.error).not.toContain(modelKey);
    });
  });

  testOnFile('a temporary error is retried once', async ({ database }) => {
    const answer = [{ text: 'Hm.' }, answers(remark)] as const;
    await withModelServer('openai-compatible', answer, async (assistant, server) => {
      const call = await editorCalls(database, { assistant });
      expect((await call('POST', '/second-look', input)).status).toBe(200);
      expect(server.requests).toHaveLength(2);
    });
  });

  const invalid: [body: unknown, error: string][] = [
    [null, 'The body must be a JSON object'],
    [{ ...input, language: 'en' }, 'language must be ar or ckb'],
    [{ ...input, reasonsIn: 'fr' }, 'reasonsIn must be one of en, ar, ckb'],
    [{ ...input, paragraphs: 'x' }, 'paragraphs must be a list'],
    [{ ...input, paragraphs: [] }, 'paragraphs must not be empty'],
    [{ ...input, paragraphs: ['x'] }, 'paragraphs must have source and translation'],
    [
      { ...input, paragraphs: Array(1_001).fill(paragraph) },
      'paragraphs must have at most 1000 entries',
    ],
    [{ ...input, paragraphs: [{ ...paragraph, source: ' ' }] }, 'source must not be blank'],
    [
      { ...input, paragraphs: [{ ...paragraph, translation: 'x'.repeat(200_001) }] },
      'translation must have at most 200000 characters',
    ],
  ];
  testOnFile('rejects what is no translation before anything else', async ({ database }) => {
    const call = await editorCalls(database, { assistant: nothing });
    for (const [body, error] of invalid)
      for (const accept of ['*/*', 'text/event-stream'])
        expect(await call('POST', '/second-look', body, { accept })).toMatchObject({
          status: 400,
          body: { error, code: 'invalid' },
        });
  });
});

describe('the model of the second look', () => {
  const base = { provider: 'openai-compatible', model: 'shared' } as const;
  const google = { provider: 'google', model: 'other', apiKey: 'g' } as const;
  const service = { provider: 'google-translate', apiKey: 'g' } as const;
  const cases: [string, (urls: Urls) => AssistantSettings, string][] = [
    [
      'AI_MODEL_REVIEW',
      ({ compatible, google: baseUrl }) => ({
        ...base,
        baseUrl: compatible,
        en: { model: 'english' },
        review: { ...google, baseUrl },
      }),
      'google/other',
    ],
    [
      'AI_MODEL, where the language has its own',
      ({ compatible, google: baseUrl }) => ({
        ...base,
        baseUrl: compatible,
        ckb: { ...google, baseUrl },
      }),
      'openai-compatible/shared',
    ],
    [
      'that of another language, where AI_MODEL translates',
      ({ compatible }) => ({ ...base, baseUrl: compatible, ar: { model: 'arabic' } }),
      'openai-compatible/arabic',
    ],
    [
      'AI_MODEL beside a translation service',
      ({ compatible }) => ({ ...base, baseUrl: compatible, ckb: service }),
      'openai-compatible/shared',
    ],
    [
      'the translator itself, if there is no other',
      ({ compatible }) => ({ ...base, baseUrl: compatible }),
      'openai-compatible/shared',
    ],
  ];
  type Urls = { compatible: string; google: string };
  testOnFile.for(cases)('is %s', async ([, settings, model], { database }) => {
    const server = await startModelServer(answerByRules);
    onTestFinished(server.close);
    const urls = {
      compatible: server.baseUrlFor('openai-compatible'),
      google: server.baseUrlFor('google'),
    };
    const call = await editorCalls(database, { assistant: settings(urls) });
    const back = { language: 'ckb', text: 'دوکانێک.' };
    expect((await call('POST', '/second-look', input)).status).toBe(200);
    expect((await call('POST', '/back-translate', back)).status).toBe(200);
    const runs = await database.selectFrom('assistant_runs').select('model').execute();
    expect(runs).toEqual([{ model }, { model }]);
  });

  testOnFile('is named when something of it is missing', async ({ database }) => {
    const sentence = async (assistant: AssistantSettings) => {
      const call = await editorCalls(database, { assistant });
      return (await call('POST', '/second-look', input)).body.error;
    };
    expect(await sentence({})).toContain('Set AI_PROVIDER, AI_MODEL and AI_API_KEY,');
    expect(await sentence({ ckb: service })).toContain('Set AI_PROVIDER,');
    expect(await sentence({ review: { provider: 'openai', model: 'm' } })).toContain(
      'Set AI_API_KEY_REVIEW,',
    );
  });
});

async function eventsOf(bytes: Buffer) {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new TextDecoderStream());
  const all: { event: string | undefined; data: ReturnType<typeof JSON.parse> }[] = [];
  for await (const { event, data } of stream.pipeThrough(new EventSourceParserStream()))
    all.push({ event, data: JSON.parse(data) });
  return all;
}
