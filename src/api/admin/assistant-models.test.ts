import { describe, expect, onTestFinished } from 'vitest';
import type { AssistantSettings } from '#platform/model-settings.ts';
import type { ModelAnswer } from '../../../tests/fakes/model-answer.ts';
import { type ModelRequest, startModelServer } from '../../../tests/fakes/model-server.ts';
import { answerByRules } from '../../../tests/fakes/rule-based-model.ts';
import { testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';

const text = { title: 'A plan', content: 'Write teh plan down.' };

const tasks = [
  'enhance-blog',
  'translate-kurdish',
  'translate-arabic',
  'generate-kurdish-seo',
  'generate-arabic-seo',
] as const;

async function startModels(answer: (request: ModelRequest) => ModelAnswer = answerByRules) {
  const server = await startModelServer(answer);
  onTestFinished(server.close);
  return server;
}

describe('the models of languages', () => {
  testOnFile('each task asks the model of its language', async ({ database }) => {
    const models = await startModels();
    const assistant: AssistantSettings = {
      provider: 'openai-compatible',
      model: 'shared',
      apiKey: 'key-shared',
      baseUrl: models.baseUrlFor('openai-compatible'),
      ckb: {
        provider: 'google',
        model: 'kurdish',
        apiKey: 'key-ckb',
        baseUrl: models.baseUrlFor('google'),
      },
      en: { model: 'english' },
    };
    const call = await editorCalls(database, { assistant });
    for (const task of tasks) expect((await call('POST', `/${task}`, text)).status).toBe(200);
    expect(models.requests.map(({ provider, model, key }) => [provider, model, key])).toEqual([
      ['openai-compatible', 'english', 'key-shared'],
      ['google', 'kurdish', 'key-ckb'],
      ['openai-compatible', 'shared', 'key-shared'],
      ['google', 'kurdish', 'key-ckb'],
      ['openai-compatible', 'shared', 'key-shared'],
    ]);
    const runs = await database
      .selectFrom('assistant_runs')
      .select('model')
      .orderBy('id')
      .execute();
    expect(runs.map(({ model }) => model)).toEqual([
      'openai-compatible/english',
      'google/kurdish',
      'openai-compatible/shared',
      'google/kurdish',
      'openai-compatible/shared',
    ]);
  });

  testOnFile('a language whose model lacks a setting names its variable', async ({ database }) => {
    const call = await editorCalls(database, {
      assistant: { ckb: { provider: 'anthropic', model: 'claude' } },
    });
    expect((await call('POST', '/translate-kurdish', text)).body).toEqual({
      code: 'assistant-not-configured',
      error: 'The assistant is not set up. Set AI_API_KEY_CKB, then restart the site',
    });
    expect((await call('POST', '/translate-arabic', text)).body.error).toContain(
      'Set AI_PROVIDER, AI_MODEL and AI_API_KEY,',
    );
  });

  testOnFile('an error names the variables of the model that was asked', async ({ database }) => {
    const models = await startModels(() => ({ failure: 'status', status: 401 }));
    const shared = {
      provider: 'openai-compatible',
      baseUrl: models.baseUrlFor('openai-compatible'),
    } as const;
    const call = await editorCalls(database, {
      assistant: { ...shared, model: 'm', ar: { ...shared, model: 'm', apiKey: 'key-ar' } },
    });
    const sentence = async (task: string) => (await call('POST', `/${task}`, text)).body.error;
    expect(await sentence('translate-arabic')).toContain('check AI_API_KEY_AR,');
    expect(await sentence('translate-kurdish')).toContain('check AI_API_KEY,');
  });

  testOnFile('the panel learns which model made a text', async ({ database }) => {
    const models = await startModels();
    const call = await editorCalls(database, {
      assistant: {
        provider: 'openai-compatible',
        model: 'm',
        baseUrl: models.baseUrlFor('openai-compatible'),
      },
    });
    const { run } = (await call('POST', '/translate-kurdish', text)).body;
    const asAnother = await editorCalls(database, { username: 'sara' });
    const { body } = await asAnother('GET', `/assistant/runs?id=${run}`);
    expect(body).toEqual({ model: 'openai-compatible/m' });
    expect((await call('GET', '/assistant/runs?id=999')).body).toEqual({ model: null });
  });
});
