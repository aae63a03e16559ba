import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { modelProviders } from '../../../../tests/fakes/model-server.ts';
import { modelKey, withModelServer } from '../../../../tests/support/with-model-server.ts';
import { askForObject, askForText, createLanguageModel } from './index.ts';

const question = {
  instructions: 'You are an editor.',
  prompt: 'ئەم دەقە باشتر بکە 🙂',
  signal: new AbortController().signal,
};
const usage = { inputTokens: 11, outputTokens: 345 };
const schema = z.object({ title: z.string(), keywords: z.array(z.string()) });

describe.each(modelProviders)('%s', (provider) => {
  test('streams a text', async () => {
    const text = 'زمانی کوردی 🙂 و "وشە"\n\n- item\n'.repeat(40);
    await withModelServer(
      provider,
      [{ text, usage, chunkSize: 20, delayMs: 20 }],
      async (settings, server) => {
        const model = createLanguageModel(settings);
        const told: string[] = [];
        const onText = (textSoFar: string) => told.push(textSoFar);
        expect(await askForText({ ...question, model, onText })).toMatchObject({ text, usage });
        expect(told.length).toBeGreaterThan(2);
        expect(told.at(-1)).toBe(text);
        for (const [index, later] of told.slice(1).entries())
          expect(later.startsWith(told[index] ?? '-')).toBe(true);
        expect(server.requests).toMatchObject([
          {
            provider,
            model: 'test-model',
            instructions: question.instructions,
            prompt: question.prompt,
            isJson: false,
            key: modelKey,
          },
        ]);
      },
    );
  });

  test('streams an object', async () => {
    const object = { title: 'سەردێڕ '.repeat(30), keywords: ['یەک', 'دوو'] };
    const answer = { text: JSON.stringify(object), usage, delayMs: 40 };
    await withModelServer(provider, [answer], async (settings, server) => {
      const model = createLanguageModel(settings);
      const told: unknown[] = [];
      const onPartial = (partial: unknown) => told.push(partial);
      const result = await askForObject({ ...question, model, schema, onPartial });
      expect(result).toMatchObject({ object, usage });
      expect(told.length).toBeGreaterThan(2);
      expect(told[1]).toEqual({ title: expect.stringMatching(/^سەردێڕ/) });
      expect(told.at(-1)).toEqual(object);
      expect(server.requests).toMatchObject([{ prompt: question.prompt, isJson: true }]);
    });
  });
});

test('reports a streamed text once in 250 ms and at its end, however many pieces come', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  const object = { title: '[{"a":'.repeat(500), keywords: [] };
  const answer = { text: JSON.stringify(object), chunkSize: 1 };
  await withModelServer('openai-compatible', [answer], async (settings) => {
    const model = createLanguageModel(settings);
    const partials: unknown[] = [];
    const texts: string[] = [];
    await askForObject({ ...question, model, schema, onPartial: (one) => partials.push(one) });
    await askForText({ ...question, model, onText: (one) => texts.push(one) });
    expect(partials).toEqual([{}, object]);
    expect(texts).toEqual(['{', answer.text]);
  });
  vi.useRealTimers();
});

test('stops reading at the maximum length of an answer', async () => {
  const answer = { failure: 'endless', text: 'again and ' } as const;
  await withModelServer('openai-compatible', [answer], async (settings, server) => {
    const model = createLanguageModel(settings);
    const asked = askForText({ ...question, model, maxCharacters: 1_000 });
    await expect(asked).rejects.toMatchObject({ code: 'assistant-unusable' });
    await server.requests[0]?.aborted;
  });
});

test('asks Anthropic models for JSON natively or through a tool', async () => {
  const object = { title: 'A', keywords: [] };
  await withModelServer(
    'anthropic',
    [{ text: JSON.stringify(object) }],
    async (settings, server) => {
      for (const name of ['claude-sonnet-4-5', 'claude-3-haiku-20240307']) {
        const model = createLanguageModel({ ...settings, model: name });
        expect((await askForObject({ ...question, model, schema })).object).toEqual(object);
      }
      expect(server.requests).toHaveLength(2);
    },
  );
});

test('asks a self-hosted server without a key', async () => {
  await withModelServer('openai-compatible', [{ text: 'Hello' }], async (settings, server) => {
    const model = createLanguageModel({ ...settings, apiKey: undefined });
    expect((await askForText({ ...question, model })).text).toBe('Hello');
    expect(server.requests).toMatchObject([{ key: '' }]);
  });
});

test('an error of a listener aborts the request and is rethrown unchanged', async () => {
  const answer = { failure: 'endless', text: 'more ' } as const;
  await withModelServer('openai', [answer], async (settings, server) => {
    const model = createLanguageModel(settings);
    const error = new Error('the listener broke');
    const onText = () => {
      throw error;
    };
    await expect(askForText({ ...question, model, onText })).rejects.toBe(error);
    await server.requests[0]?.aborted;
  });
});
