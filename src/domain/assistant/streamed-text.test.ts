import { expect, test } from 'vitest';
import type { PartialText } from './assistant-call.ts';
import { createStreamedText } from './streamed-text.ts';

test('the reported parts add up to the text, however it changed', () => {
  let shown = '';
  const told: PartialText<'content'>[] = [];
  const grow = createStreamedText('content', (partial) => {
    told.push(partial);
    shown = shown.slice(0, partial.from) + partial.text;
  });
  for (const text of ['One', 'One two', 'One two', 'One three', 'One', '']) {
    grow(text);
    expect(shown).toBe(text);
  }
  expect(told).toEqual([
    { field: 'content', from: 0, text: 'One' },
    { field: 'content', from: 3, text: ' two' },
    { field: 'content', from: 5, text: 'hree' },
    { field: 'content', from: 3, text: '' },
    { field: 'content', from: 0, text: '' },
  ]);
});
