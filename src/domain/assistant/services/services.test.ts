import { expect, test } from 'vitest';
import { startTranslationServer } from '../../../../tests/fakes/translation-services/server.ts';
import { chooseModel } from '../model/index.ts';
import { createTranslationService } from './index.ts';

const request = {
  postTitle: 'T',
  before: '',
  terms: [],
  examples: [],
  segments: [{ id: 1, text: 'Word' }],
};

async function hangingService() {
  const server = await startTranslationServer({ fail: () => 'hang' });
  const provider = 'google-translate' as const;
  const model = { provider, apiKey: 'k', baseUrl: server.baseUrlFor(provider) };
  const { variables } = chooseModel({ ckb: model }, 'ckb');
  const limits = { totalMs: 150, streamBytes: 1_000, retryDelayMs: 1 };
  return { server, service: createTranslationService(model, variables, 'ckb', limits) };
}

test('a service that never answers is left after its time', async () => {
  const { service } = await hangingService();
  const { signal } = new AbortController();
  await expect(service.translate(request, { glossary: [], signal })).rejects.toMatchObject({
    code: 'assistant-timed-out',
  });
});

test('a caller who goes away ends the request', async () => {
  const { service } = await hangingService();
  const caller = new AbortController();
  const reason = new Error('gone');
  const answer = service.translate(request, { glossary: [], signal: caller.signal });
  caller.abort(reason);
  await expect(answer).rejects.toBe(reason);
});
