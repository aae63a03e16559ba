import { expect, test } from 'vitest';
import { markedParts } from './marked-text.tsx';

const shown = (text: string, ...spans: string[]) =>
  markedParts(text, spans)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test.each([
  [['دوو'], 'یەک [دوو] سێ'],
  [['سێ', 'یەک'], '[یەک] دوو [سێ]'],
  [['یەک دوو', 'دوو سێ'], '[یەک دوو][ سێ]'],
  [['یەک دوو سێ', 'دوو'], '[یەک دوو سێ]'],
  [['چوار', ''], 'یەک دوو سێ'],
])('%j', (spans, expected) => {
  expect(shown('یەک دوو سێ', ...spans)).toBe(expected);
});

test('the text stays whole', () => {
  expect(shown('a [b] a', 'a')).toBe('[a] [b] a');
});
