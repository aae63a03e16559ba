import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { type Database, textIndexOf } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { findExcerpt, markHits } from './excerpt.ts';
import type { Found, FoundArticle } from './found.ts';
import { indexChangedTexts } from './index-texts.ts';
import { findNearWords } from './near-words.ts';
import { matching, parseQuery, type Query, stemsOfQuery } from './query.ts';
import { nearness } from './tokens.ts';
import { findVisible, type VisibleText } from './visible-texts.ts';

/** What one search reads at most, however common its words are. */
export const searchLimits = {
  /** Articles that are found. */
  articles: 20,
  /** Texts that are read from the index for each nearness and place. */
  texts: 100,
  /** Texts in other languages that are read from the index. */
  otherTexts: 400,
  /** Changed texts that are indexed first. */
  changedTexts: 3,
} as const;

const tagList = z.array(z.string());

/**
 * Searches the texts of all published articles. Articles that have all words exactly come first, then those that have
 * them in folded letters, then those with other endings; each time those that are about them (title, description, tags)
 * before others, and the newest first. At the end come those whose translations have the words.
 */
export async function searchTexts(
  database: Database,
  text: string,
  language: Language,
): Promise<Found> {
  await indexChangedTexts(database, searchLimits.changedTexts).catch((err: unknown) =>
    log.error({ err }, 'could not index changed texts'),
  );
  const query = parseQuery(text);
  if (query.length === 0) return { articles: [], near: [] };
  return await textIndexOf(database).reading(database, async (reader) => {
    const found = await findArticles(reader, query, language);
    const articles = await addExcerpts(reader, found, query, language);
    const near = articles.length > 0 ? [] : await findNearWords(reader, query, language);
    return { articles, near };
  });
}

async function findArticles(
  database: Database,
  query: Query,
  language: Language,
): Promise<VisibleText[]> {
  const found = new Map<number, VisibleText>();
  const isFull = () => found.size >= searchLimits.articles;
  const index = textIndexOf(database);
  const add = (texts: readonly VisibleText[]) => {
    for (const text of texts) if (!isFull() && !found.has(text.id)) found.set(text.id, text);
  };
  for (const near of nearness)
    for (const place of ['about', 'anywhere'] as const) {
      if (isFull()) break;
      const tokens = matching(query, { near, place, language });
      const ids = await index.find(database, tokens, searchLimits.texts);
      const known = new Set([...found.values()].map(({ textId }) => textId));
      add(
        await findVisible(
          database,
          ids.filter((id) => !known.has(id)),
          language,
        ),
      );
    }
  if (isFull()) return [...found.values()];
  const anyLanguage = matching(query, { near: 'stemmed', place: 'anywhere' });
  const ids = await index.find(database, anyLanguage, searchLimits.otherTexts);
  add(await findVisible(database, ids, language));
  return [...found.values()];
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
