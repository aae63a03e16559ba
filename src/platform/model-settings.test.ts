import { expect, test } from 'vitest';
import { modelSettingNames, modelsOf, readAssistantSettings } from './model-settings.ts';

test('every key that can be set is that of one of the models', () => {
  const names = modelSettingNames.filter((name) => name.startsWith('AI_API_KEY'));
  const { assistant } = readAssistantSettings(
    Object.fromEntries(names.map((name) => [name, `key-of-${name}`])),
  );
  const keys = modelsOf(assistant).map(({ apiKey }) => apiKey);
  expect(keys).toEqual(names.map((name) => `key-of-${name}`));
  expect(keys).toContain('key-of-AI_API_KEY_REVIEW');
});
