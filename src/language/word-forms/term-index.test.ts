import { describe, expect, test } from 'vitest';
import { countSteps } from '../../../tests/support/count-steps.ts';
import { labelledTerms } from '../../../tests/support/labelled-terms.ts';
import { createTermIndex } from './term-index.ts';

describe.each(['ckb', 'ar'] as const)('terms in our own texts in %s', (language) => {
  const cases = labelledTerms(language);
  const terms = cases.filter(({ isTerm }) => isTerm);
  const others = cases.filter(({ isTerm }) => !isTerm);

  test('the list has forms of terms, and words that only look like them', () => {
    expect(terms.length).toBeGreaterThan(300);
    expect(others.length).toBeGreaterThan(100);
  });

  test.each([true, false])('are found with their endings (lenient: %s)', (isLenient) => {
    const isFound = ({ term, text, from, to }: (typeof cases)[number]) =>
      createTermIndex([{ id: term, term }], { language, isLenient })(text).some(
        (match) => match.from < to && match.to > from,
      );
    const show = (list: typeof cases) =>
      list.map(({ term, word }) => `${term}: ${word}`).join('\n');
    const missed = terms.filter((one) => !isFound(one));
    const falseAlarms = others.filter(isFound);
    expect(missed.length / terms.length, show(missed)).toBeLessThanOrEqual(0.05);
    // A lenient search may find too much: it says which terms are there, and not which words are wrong.
    expect(falseAlarms.length / others.length, show(falseAlarms)).toBeLessThanOrEqual(
      isLenient ? 0.04 : 0.03,
    );
  });
});

test('the range of a match has its endings, the stem has none', () => {
  const text = 'لە (ماڵپەڕەکانیشماندا) بوو';
  const find = createTermIndex([{ id: 1, term: 'ماڵپەڕ' }], { language: 'ckb', isLenient: false });
  const [match] = find(text);
  expect(text.slice(match?.from, match?.to)).toBe('ماڵپەڕەکانیشماندا');
  expect(text.slice(match?.stem.from, match?.stem.to)).toBe('ماڵپەڕ');
});

test('a search that is exact takes the term with the most words, a lenient one each', () => {
  const terms = ['کۆد', 'کۆدی سەرچاوە'].map((term) => ({ id: term, term }));
  const ids = (isLenient: boolean) =>
    createTermIndex(terms, { language: 'ckb', isLenient })('کۆدە سەرچاوەکان و کۆدێک').map(
      ({ id }) => id,
    );
  expect(ids(false)).toEqual(['کۆدی سەرچاوە', 'کۆد']);
  expect(ids(true)).toEqual(['کۆد', 'کۆدی سەرچاوە', 'کۆد']);
});

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
    // Whatever V8 compiles while it counts has more steps, so all of it is compiled before.
    await countSteps(() => search(textOf(1_000)));
    const steps = await countSteps(() => search(textOf(100_000)));
    expect(await countSteps(() => search(textOf(200_000)))).toBeLessThan(steps * 2.3);
    expect(await countSteps(() => search(textOf(200_000)))).toBeLessThan(60_000_000);
  });
});
