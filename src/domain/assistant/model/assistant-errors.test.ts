import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';
import {
  type ModelAnswer,
  type ModelProvider,
  modelProviders,
} from '../../../../tests/fakes/model-server.ts';
import { modelKey, withModelServer } from '../../../../tests/support/with-model-server.ts';
import { askForObject, askForText, createLanguageModel } from './index.ts';
import type { RequestLimits } from './request-limits.ts';

const schema = z.object({ title: z.string() });
const text = 'A text of some length. '.repeat(20);
const status = (code: number, more: object = {}) =>
  ({ failure: 'status', status: code, ...more }) as const;
const fine = { text: '{"title":"fine"}' };

type Case = {
  answers: readonly [ModelAnswer, ...ModelAnswer[]];
  limits?: Partial<RequestLimits>;
  /** `done` for no error. */
  code: DomainError['code'] | 'done';
  retryAfterSeconds?: number;
  says?: RegExp;
  requests?: number;
  /** Whether the provider sees that the request was aborted. */
  isAborted?: boolean;
};

const cases: Record<string, Case> = {
  'rejected key': { answers: [status(401)], code: 'assistant-key-refused', says: /AI_API_KEY/ },
  'forbidden key': { answers: [status(403)], code: 'assistant-key-refused' },
  'key rejected by Google': {
    answers: [status(400, { body: '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}' })],
    code: 'assistant-key-refused',
  },
  'unknown model': { answers: [status(404)], code: 'assistant-model-unknown', says: /AI_MODEL/ },
  'text too long for the model': { answers: [status(400)], code: 'assistant-request-refused' },
  'request too large': { answers: [status(413)], code: 'assistant-request-refused' },
  'no credit': {
    answers: [status(429, { body: '{"error":{"code":"insufficient_quota"}}' })],
    code: 'assistant-out-of-credit',
    requests: 1,
  },
  'overloaded once': {
    answers: [status(429, { retryAfter: '0' }), fine],
    code: 'done',
    requests: 2,
  },
  'overloaded twice': {
    answers: [status(429, { retryAfter: '0' }), status(429, { retryAfter: '7' })],
    code: 'assistant-overloaded',
    retryAfterSeconds: 7,
    requests: 2,
  },
  'overloaded for longer than the timeout': {
    answers: [status(429, { retryAfter: '61' })],
    code: 'assistant-overloaded',
    retryAfterSeconds: 61,
    requests: 1,
  },
  'Anthropic overloaded': { answers: [status(529)], code: 'assistant-overloaded', requests: 2 },
  'server error once': { answers: [status(500), fine], code: 'done', requests: 2 },
  'server error twice': {
    answers: [status(500), status(503)],
    code: 'assistant-faulty',
    says: /fault of its own/,
    requests: 2,
  },
  redirect: {
    answers: [{ failure: 'redirect', to: 'http://127.0.0.1:9/elsewhere' }],
    code: 'assistant-model-unknown',
    says: /another address: check AI_BASE_URL/,
    requests: 1,
  },
  'web page': {
    answers: [{ failure: 'web-page' }],
    code: 'assistant-model-unknown',
    says: /web page: check AI_BASE_URL/,
    requests: 1,
  },
  'no response in time': {
    answers: [{ failure: 'hang' }],
    limits: { firstTokenMs: 150 },
    code: 'assistant-timed-out',
    requests: 1,
    isAborted: true,
  },
  'only pings': {
    answers: [{ failure: 'pings' }],
    limits: { firstTokenMs: 150 },
    code: 'assistant-timed-out',
    isAborted: true,
  },
  'no further token in time': {
    answers: [{ failure: 'hang-midway', text }],
    limits: { firstTokenMs: 10_000, totalMs: 250 },
    code: 'assistant-timed-out',
    isAborted: true,
  },
  'end in the middle': { answers: [{ failure: 'cut', text }], code: 'assistant-cut-off' },
  'end before the first token': {
    answers: [{ failure: 'cut', text: '' }],
    code: 'assistant-cut-off',
  },
  'broken connection': { answers: [{ failure: 'break', text }], code: 'assistant-cut-off' },
  'no more tokens': { answers: [{ failure: 'out-of-tokens', text }], code: 'assistant-cut-off' },
  'error inside the stream': {
    answers: [{ failure: 'error-event', text }],
    code: 'assistant-faulty',
  },
  'events that are not JSON': { answers: [{ failure: 'garbage' }], code: 'assistant-unusable' },
  'empty answer': { answers: [{ text: '' }], code: 'assistant-unusable' },
  'blank answer': { answers: [{ text: ' \n ' }], code: 'assistant-unusable' },
  refusal: { answers: [{ failure: 'refusal' }], code: 'assistant-declined' },
  'text without end': {
    answers: [{ failure: 'endless', text }],
    limits: { answerBytes: 5_000 },
    code: 'assistant-unusable',
    says: /too long/,
    isAborted: true,
  },
  'stream without end': {
    answers: [{ failure: 'endless', text: 'x' }],
    limits: { streamBytes: 50_000 },
    code: 'assistant-unusable',
    isAborted: true,
  },
};

/** Cases that depend on one provider's error format. */
const only: Partial<Record<string, ModelProvider>> = {
  'key rejected by Google': 'google',
  'Anthropic overloaded': 'anthropic',
};

const printed: unknown[] = [];
const warn = (warning: Error) => printed.push(warning);

beforeEach(() => {
  for (const method of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => printed.push(words));
  process.on('warning', warn);
});

afterEach(() => {
  vi.restoreAllMocks();
  process.off('warning', warn);
  expect(printed.splice(0)).toEqual([]);
});

describe.each(modelProviders)('%s', (provider) => {
  test.each(Object.entries(cases).filter(([name]) => (only[name] ?? provider) === provider))(
    '%s',
    async (_, { answers, limits, code, retryAfterSeconds, says = /./, requests, isAborted }) => {
      await withModelServer(provider, answers, async (settings, server) => {
        const model = createLanguageModel(settings);
        const error = await errorOf(() =>
          askForText({ ...question(), model, limits: { retryDelayMs: 5, ...limits } }),
        );
        expect(error?.code ?? 'done').toBe(code);
        expect(error?.retryAfterSeconds).toBe(retryAfterSeconds);
        expect(error?.message ?? '.').toMatch(says);
        if (requests) expect(server.requests).toHaveLength(requests);
        if (isAborted) await server.requests[0]?.aborted;
      });
    },
  );

  test.each([
    ['no JSON', 'Here is the translation: {'],
    ['half an object', '{"title":"a'],
    ['another shape', '{"title":1}'],
    ['null', 'null'],
    ['nothing', ''],
  ])('rejects %s instead of an object', async (_, answer) => {
    await withModelServer(provider, [{ text: answer }], async (settings) => {
      const model = createLanguageModel(settings);
      const error = await errorOf(() => askForObject({ ...question(), model, schema }));
      expect(error?.code).toBe('assistant-unusable');
    });
  });

  test.each<ModelAnswer>([
    { failure: 'hang' },
    { failure: 'hang-midway', text },
    { failure: 'endless', text },
    status(503, { retryAfter: '30' }),
  ])('aborting ends the request to the provider at once: $failure', async (answer) => {
    await withModelServer(provider, [answer], async (settings, server) => {
      const model = createLanguageModel(settings);
      const leaver = new AbortController();
      const reason = new DOMException('The tab was closed', 'AbortError');
      const asked = askForText({ ...question(), model, signal: leaver.signal });
      const outcome = expect(asked).rejects.toBe(reason);
      await vi.waitFor(() => expect(server.requests).toHaveLength(1), { interval: 5 });
      leaver.abort(reason);
      await outcome;
      if (!('status' in answer)) await server.requests[0]?.aborted;
      expect(server.requests).toHaveLength(1);
    });
  });

  test('does not send a request that was aborted before', async () => {
    await withModelServer(provider, [fine], async (settings, server) => {
      const model = createLanguageModel(settings);
      const signal = AbortSignal.abort();
      await expect(askForText({ ...question(), model, signal })).rejects.toBe(signal.reason);
      expect(server.requests).toEqual([]);
    });
  });

  test('tries twice and tells a lost connection from a failed one', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const baseUrl = `http://127.0.0.1:${port}`;
    const model = createLanguageModel({ provider, model: 'm', apiKey: modelKey, baseUrl });
    const limits = { retryDelayMs: 1 };
    const broken = await errorOf(() => askForText({ ...question(), model, limits }));
    server.close();
    const rejected = await errorOf(() => askForText({ ...question(), model, limits }));
    expect(broken?.message).toMatch(/line to the provider was cut/);
    expect(rejected?.message).toMatch(/cannot be reached/);
    expect([broken?.code, rejected?.code]).toEqual(['assistant-cut-off', 'assistant-unavailable']);
    expect(connections).toBe(2);
  });

  test('an error never contains a key that is not a valid header', async () => {
    const apiKey = `${modelKey}\n`;
    const baseUrl = 'http://127.0.0.1:9';
    const model = createLanguageModel({ provider, model: 'm', apiKey, baseUrl });
    const limits = { retryDelayMs: 1 };
    const error = await errorOf(() => askForText({ ...question(), model, limits }));
    expect(error?.code).toBe('assistant-unavailable');
  });
});

function question() {
  return { instructions: 'You edit.', prompt: 'Mend this.', signal: new AbortController().signal };
}

/** @returns null for no error. Checks that no error contains the key or the provider's response. */
async function errorOf(ask: () => Promise<unknown>): Promise<DomainError | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const told = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
    expect(told).not.toContain(modelKey);
    expect(told).not.toContain('The secret is 42');
    return error;
  }
}
