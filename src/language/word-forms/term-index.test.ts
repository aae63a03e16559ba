import { describe, expect, test } from 'vitest';
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
