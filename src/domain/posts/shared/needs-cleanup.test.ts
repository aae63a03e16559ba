import { describe, expect, test } from 'vitest';
import { needsCleanup } from './needs-cleanup.ts';

describe('needsCleanup', () => {
  test.each([
    ['T', '{"translatedTitle": "X", "translatedContent": "Y"}'],
    ['T', '```json\n{ "translated_title" : "X'],
    ['T', 'Sure:\n{"TRANSLATEDTITLE":"X"}'],
    ['T', '"{\\"translatedTitle\\": \\"X\\"}"'],
    ['T', '{"translated": {\n  "title": "X"}}'],
    ['Kurdish translation of: X', 'Text'],
    ['  kurdish TRANSLATION OF "X"', 'Text'],
  ])('true: %s | %s', (title, content) => {
    expect(needsCleanup({ title, content })).toBe(true);
  });

  test.each([
    ['A post', 'Text'],
    ['A Kurdish translation of Homer', 'Text'],
    ['A post', 'Kurdish translation of: X'],
    ['A post', 'The key "translatedTitle" holds the title.'],
    ['A post', '{"title": "X", "content": "Y"}'],
    ['A post', '{"translated": true}'],
  ])('false: %s | %s', (title, content) => {
    expect(needsCleanup({ title, content })).toBe(false);
  });
});
