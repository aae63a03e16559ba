import { describe, expect, onTestFinished } from 'vitest';
import type { AssistantSettings } from '#platform/model-settings.ts';
import type { ModelAnswer } from '../../../tests/fakes/model-answer.ts';
import { startModelServer } from '../../../tests/fakes/model-server.ts';
import { answerByRules, backTranslation } from '../../../tests/fakes/rule-based-model.ts';
import { testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { withModelServer } from '../../../tests/support/with-model-server.ts';

const nothing: AssistantSettings = {};

describe('a back-translation', () => {
  testOnFile('says what a paragraph says, without its source', async ({ database }) => {
    const server = await startModelServer(answerByRules);
    onTestFinished(server.close);
    const call = await editorCalls(database, {
      assistant: {
        provider: 'openai-compatible',
        model: 'm',
        baseUrl: server.baseUrlFor('openai-compatible'),
      },
    });
    const { body } = await call('POST', '/back-translate', { language: 'ar', text: 'متجر مفتوح.' });
    expect(body).toEqual({ english: backTranslation, run: 1 });
    expect(server.requests.map(({ prompt }) => prompt)).toEqual(['متجر مفتوح.']);
  });

  testOnFile('is rejected for no text, and for too much', async ({ database }) => {
    const call = await editorCalls(database, { assistant: nothing });
    for (const [text, error] of [
      [' ', 'text must not be blank'],
      ['x'.repeat(200_001), 'text must have at most 200000 characters'],
    ])
      expect(await call('POST', '/back-translate', { language: 'ar', text })).toMatchObject({
        status: 400,
        body: { error },
      });
  });

  testOnFile('ends where the model repeats itself', async ({ database }) => {
    const endless: ModelAnswer = { failure: 'endless', text: 'again '.repeat(2_000) };
    await withModelServer('openai-compatible', [endless], async (assistant) => {
      const call = await editorCalls(database, { assistant });
      const { body } = await call('POST', '/back-translate', { language: 'ar', text: 'متجر.' });
      expect(body.code).toBe('assistant-unusable');
    });
  });
});
