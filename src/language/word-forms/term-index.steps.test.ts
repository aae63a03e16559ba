import { describe, expect, test } from 'vitest';
import { countSteps } from '../../../tests/support/count-steps.ts';
import { createTermIndex } from './term-index.ts';

describe('the work', () => {
  const find = (count: number, words: (index: number) => string) =>
    createTermIndex(
      Array.from({ length: count }, (_, index) => ({ id: index, term: words(index) })),
      { language: 'ckb', isLenient: true },
    );
  const letters = 'بپتجچحخدرزژسشعغفڤقکگلڵمنهی';
  const word = (index: number) =>
    [...index.toString().padStart(4, '0')].map((digit) => letters[Number(digit) + 7]).join('');
  const prose = (bytes: number) => 'ماڵپەڕەکانماندا سەرچاوە و دزسع کۆدەکان '.repeat(bytes / 70);

  test('does not grow with the number of terms', async () => {
    const few = find(10, word);
    const many = find(1_000, word);
    const text = prose(200_000);
    const steps = await countSteps(() => few(text));
    expect(await countSteps(() => many(text))).toBeLessThan(steps * 1.5);
  });

  test.each([
    ['prose', prose],
    ['one word', (bytes: number) => 'ا'.repeat(bytes / 2)],
    ['one letter', (bytes: number) => 'ا '.repeat(bytes / 3)],
    [
      'endings',
      (bytes: number) =>
        'کانکەیشدا'
          .repeat(10)
          .concat(' ')
          .repeat(bytes / 181),
    ],
  ])('grows with the length of a text of %s', async (_name, textOf) => {
    const search = find(1_000, (index) => (index % 2 ? 'ا '.repeat(12) : '') + word(index));
    const steps = await countSteps(() => search(textOf(100_000)));
    expect(await countSteps(() => search(textOf(200_000)))).toBeLessThan(steps * 2.3);
    expect(await countSteps(() => search(textOf(200_000)))).toBeLessThan(60_000_000);
  });
});
