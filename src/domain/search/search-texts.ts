import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { type Database, textIndexOf } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { findExcerpt, markHits } from './excerpt.ts';
import { findArticles } from './find-articles.ts';
import type { Found, FoundArticle } from './found.ts';
import { indexChangedTexts } from './index-texts.ts';
import { findNearWords } from './near-words.ts';
import { parseQuery, type Query, stemsOfQuery } from './query.ts';
import type { VisibleText } from './visible-texts.ts';

/** Changed texts that are indexed before a search. */
const changedTexts = 3;

const tagList = z.array(z.string());

/**
 * Searches the texts of all published articles, in the order of {@link findArticles}. A search that finds none has
 * words that are near.
 */
export async function searchTexts(
  database: Database,
  text: string,
  language: Language,
): Promise<Found> {
  await indexChangedTexts(database, changedTexts).catch((err: unknown) =>
    log.error({ err }, 'could not index changed texts'),
  );
  const query = parseQuery(text, null);
  if (query.length === 0) return { articles: [], near: [] };
  return await textIndexOf(database).reading(database, async (reader) => {
    const found = await findArticles(reader, text, language);
    const articles = await addExcerpts(reader, found, query, language);
    const near = articles.length > 0 ? [] : await findNearWords(reader, text, language);
    return { articles, near };
  });
}

async function addExcerpts(
  database: Database,
  found: readonly VisibleText[],
  query: Query,
  language: Language,
): Promise<FoundArticle[]> {
  if (found.length === 0) return [];
  const rows = await database
    .selectFrom('search_texts')
    .select(['post_id', 'sentences', 'stems'])
    .where(
      'post_id',
      'in',
      found.map(({ textId }) => textId),
    )
    .execute();
  const texts = new Map(rows.map((row) => [row.post_id, row]));
  const stems = stemsOfQuery(query);
  const searched = { stems, words: new Set(query.flat(2).map(({ exact }) => exact)) };
  return found.flatMap(({ slug, category, tags, title, textId, textLanguage }) => {
    const text = texts.get(textId);
    const heading = markHits(title, new Set(stems), language);
    const excerpt = text ? findExcerpt(text, searched, textLanguage) : null;
    // Equal by chance, or nothing to show but a tag.
    if (!excerpt && !heading.some(({ isHit }) => isHit)) return [];
    return {
      slug,
      category,
      tags: tagList.parse(JSON.parse(tags)),
      heading,
      excerpt: excerpt ?? [],
      excerptLanguage: textLanguage,
    };
  });
}
