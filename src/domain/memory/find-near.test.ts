import { describe, expect, test as plainTest } from 'vitest';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { rememberPairs } from '../../../tests/support/remember-pairs.ts';
import { findNear, nearLimits } from './find-near.ts';
import { wordSimilarity } from './word-distance.ts';

const search = { language: 'ckb' as const, atLeast: 0.4, limit: 5 };

describeEachEngine('near matches', (test) => {
  test('the most similar text is the first, whatever the endings of its words', async ({
    database,
  }) => {
    await rememberPairs(database, [
      ['The project costs 500 dollars for each page.', 'پڕۆژەکە بۆ هەر لاپەڕەیەک ٥٠٠ دۆلارە.'],
      ['The projects cost 900 dollars for a page.', 'پڕۆژەکان بۆ لاپەڕەیەک ٩٠٠ دۆلارن.'],
      ['Our office is in Erbil.', 'نووسینگەکەمان لە هەولێرە.'],
    ]);
    const text = 'The project costs 900 dollars for a page.';
    const near = await findNear(database, { ...search, text, from: 'en' });
    expect(near.map(({ unit }) => unit.source)).toEqual([
      'The projects cost 900 dollars for a page.',
      'The project costs 500 dollars for each page.',
    ]);
    expect(near[0]?.similarity).toBe(1);
    expect(near[1]?.similarity).toBeCloseTo(0.75);
  });

  test('a Kurdish text is found as another keyboard, mark or joiner writes it', async ({
    database,
  }) => {
    await rememberPairs(database, [
      [
        'The servers work in the new building.',
        'سێرڤەرەکان لە بینا تازەکەدا کار دەکەن، ڕۆژ و شەو.',
      ],
    ]);
    const typed = 'سيرڤه‌ره\u200cکان له بينا تازه‌که‌دا كار ده‌که‌ن، رۆژ و شه‌و';
    const near = await findNear(database, { ...search, text: typed, from: 'ckb' });
    expect(near).toHaveLength(1);
    expect(near[0]?.similarity).toBeGreaterThan(0.8);
  });

  test('the newest translation of a text is given, and none of one that was deleted', async ({
    database,
  }) => {
    await rememberPairs(database, [['A text about the weather here', 'کۆن']]);
    await database
      .updateTable('memory_units')
      .set({ approved_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    await rememberPairs(database, [['A text about the weather here', 'نوێ']]);
    const text = 'A text about the weather there';
    const find = async () =>
      (await findNear(database, { ...search, text, from: 'en' })).map(({ unit }) => unit.target);
    expect(await find()).toEqual(['نوێ']);
    await database.updateTable('memory_units').set({ deleted_at: 'now' }).execute();
    expect(await find()).toEqual([]);
  });

  test('2,000 texts with the same words, and 200 kB, are read in part', async ({ database }) => {
    await rememberPairs(
      database,
      Array.from({ length: 2_000 }, (_, index) => [
        `The same words are in each of these texts but for ${index}`,
        `وشە ${index}`,
      ]),
    );
    const { database: counting, counted } = countStatements(database);
    const repeated = 'The same words are in each of these texts but for 77 ';
    const near = await findNear(counting, { ...search, text: repeated, from: 'en' });
    expect(near[0]?.unit.target).toBe('وشە 77');
    expect(counted.statements).toBe(5);
    const most = nearLimits.stems + 4 * nearLimits.candidates;
    expect(counted.rows).toBeLessThanOrEqual(most);
    counted.rows = 0;
    await findNear(counting, { ...search, text: repeated.repeat(4_000), from: 'en' });
    expect(counted.rows).toBeLessThanOrEqual(most);
    const words = Array.from({ length: 30_000 }, (_, index) => `word${index}`).join(' ');
    expect(await findNear(counting, { ...search, text: words, from: 'en' })).toEqual([]);
    expect(await findNear(counting, { ...search, text: '', from: 'en' })).toEqual([]);
  });
});

describe('the similarity of words', () => {
  plainTest('counts what must change', () => {
    const of = (one: string, other: string) => wordSimilarity(one.split(' '), other.split(' '));
    expect(of('a b c d', 'a b c d')).toBe(1);
    expect(of('a b c d', 'a x c d')).toBe(0.75);
    expect(of('a b c d', 'd c b a')).toBe(0);
    expect(of('a b c d', 'a b c')).toBe(0.75);
    expect(wordSimilarity([], [])).toBe(0);
    expect(wordSimilarity(['a', 'b'], ['a', 'c'], 0.6)).toBe(0);
  });
});
