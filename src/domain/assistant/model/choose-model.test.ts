import { expect, test } from 'vitest';
import { chooseModel } from './choose-model.ts';

const shared = {
  provider: 'openai',
  model: 'gpt-6',
  apiKey: 'sk-shared',
  baseUrl: 'https://proxy.example',
} as const;

test('without settings of its own, a language has the model of all tasks', () => {
  for (const language of ['ckb', 'ar', 'en', undefined] as const)
    expect(chooseModel({ ...shared, en: undefined }, language)).toMatchObject({
      model: shared,
      variables: { model: 'AI_MODEL', apiKey: 'AI_API_KEY' },
    });
});

test('a model of the same provider takes its key and URL', () => {
  expect(chooseModel({ ...shared, ckb: { model: 'gpt-6-pro' } }, 'ckb')).toEqual({
    model: { ...shared, model: 'gpt-6-pro' },
    variables: {
      provider: 'AI_PROVIDER',
      model: 'AI_MODEL_CKB',
      apiKey: 'AI_API_KEY',
      baseUrl: 'AI_BASE_URL',
      region: 'AI_REGION_CKB',
    },
  });
  expect(chooseModel({ ...shared, ckb: { model: 'gpt-6-pro' } }, 'ar').model.model).toBe('gpt-6');
});

test('another provider never gets the key, the URL or the model of the first', () => {
  const chosen = chooseModel({ ...shared, ar: { provider: 'google' } }, 'ar');
  expect(chosen.model).toEqual({ provider: 'google' });
  expect(chosen.variables).toMatchObject({ model: 'AI_MODEL_AR', apiKey: 'AI_API_KEY_AR' });
});

test('another URL never gets the key that was set for the first', () => {
  const { model } = chooseModel(
    { ...shared, ckb: { baseUrl: 'https://elsewhere.example' } },
    'ckb',
  );
  expect(model).toEqual({
    provider: 'openai',
    model: 'gpt-6',
    baseUrl: 'https://elsewhere.example',
  });
});
