import { expect } from 'vitest';
import { searchTexts } from '#domain/search/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { addSearchCorpus, type JudgedSearch, readSearches } from '../support/search-corpus.ts';

const firstResults = 10;

describeEachEngine('search in the texts of 306 articles', (test) => {
  test('has at least 95% of what is expected among the first ten results, in each language', async ({
    database,
  }) => {
    await addSearchCorpus(database);
    for (const language of languages) {
      const searches = readSearches(language);
      expect(searches.length).toBeGreaterThanOrEqual(40);
      const missed: string[] = [];
      let recalls = 0;
      for (const search of searches) {
        const recall = await recallOf(database, search, language);
        recalls += recall;
        if (recall < 1) missed.push(`${search.typed} (${recall})`);
      }
      const mean = recalls / searches.length;
      const percent = (mean * 100).toFixed(1);
      const summary = `${language}: ${percent}% of ${searches.length} searches; not whole: ${missed.join(', ')}`;
      console.info(summary);
      expect(mean, summary).toBeGreaterThanOrEqual(0.95);
    }
  });
});

/** The share of the expected articles that are among the first ten results. */
async function recallOf(
  database: Database,
  { typed, expected }: JudgedSearch,
  language: Language,
): Promise<number> {
  const direct = await searchTexts(database, typed, language);
  const [near] = direct.near;
  // Where nothing is found, a reader follows the first offer.
  const { articles } = near ? await searchTexts(database, near, language) : direct;
  const slugs = articles.slice(0, firstResults).map(({ slug }) => slug);
  const rows = await database
    .selectFrom('posts')
    .select('translation_group')
    .where('slug', 'in', [...slugs, ''])
    .execute();
  const found = new Set(rows.map((row) => row.translation_group));
  return expected.filter((article) => found.has(article)).length / expected.length;
}
