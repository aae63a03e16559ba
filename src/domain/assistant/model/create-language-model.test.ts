import { afterEach, expect, test, vi } from 'vitest';
import { createLanguageModel } from './create-language-model.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const whole = { provider: 'openai', model: 'gpt-5.2', apiKey: 'sk-1' } as const;
const local = {
  provider: 'openai-compatible',
  model: 'llama3.3:70b',
  baseUrl: 'http://localhost:11434/v1',
} as const;

test.each([
  [{}, 'AI_PROVIDER, AI_MODEL and AI_API_KEY'],
  [{ provider: 'openai' }, 'AI_MODEL and AI_API_KEY'],
  [{ provider: 'anthropic', model: 'claude' }, 'AI_API_KEY'],
  [{ provider: 'google', apiKey: 'key' }, 'AI_MODEL'],
  [{ model: 'gpt-5.2', apiKey: 'key' }, 'AI_PROVIDER'],
  [{ provider: 'openai-compatible' }, 'AI_MODEL and AI_BASE_URL'],
  [{ ...local, baseUrl: undefined }, 'AI_BASE_URL'],
] as const)('%j lacks %s', (settings, names) => {
  expect(() => createLanguageModel(settings)).toThrow(
    expect.objectContaining({
      code: 'assistant-not-configured',
      message: `The assistant is not set up. Set ${names}, then restart the site`,
    }),
  );
});

test('names a model after its provider; a self-hosted one needs no key', () => {
  expect(createLanguageModel(whole).name).toBe('openai/gpt-5.2');
  expect(createLanguageModel(local).name).toBe('openai-compatible/llama3.3:70b');
});

test.each([
  ['openai', 'https://api.openai.com/v1/responses'],
  ['anthropic', 'https://api.anthropic.com/v1/messages'],
  [
    'google',
    'https://generativelanguage.googleapis.com/v1beta/models/gpt-5.2:streamGenerateContent?alt=sse',
  ],
] as const)('asks %s at its official URL, whatever other variables say', async (provider, url) => {
  vi.stubEnv('OPENAI_BASE_URL', 'http://elsewhere.example');
  vi.stubEnv('ANTHROPIC_BASE_URL', 'http://elsewhere.example');
  const asked: string[] = [];
  const model = await createLanguageModel({ ...whole, provider }).over(async (url) => {
    asked.push(String(url));
    return new Response(null, { status: 400 });
  });
  if (typeof model === 'string') throw new Error('The SDK gave a name instead of a model');
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hello' }] }];
  await expect(model.doStream({ prompt })).rejects.toThrow();
  expect(asked).toEqual([url]);
});
