import { setImmediate } from 'node:timers/promises';
import { adminMessages } from '#content/messages/admin.ts';
import { siteMessages } from '#content/messages/site.ts';
import { publishedPosts } from '#domain/posts/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { countWords } from '#language/spelling/words-of-text.ts';
import type { Database } from '#platform/database/index.ts';
import { spellingLimits } from './shared/house-word.ts';

/** The newest texts of a site show how it writes; more would only take longer. */
const maxPosts = 200;
const maxSegments = 2_000;
const maxCharacters = 2_000_000;

/** The count of a word that an editor added: as certain as one that the site writes often. */
const usesOfAdded = 5;

type Counted = { key: string; counts: Promise<ReadonlyMap<string, number>> };

/** The last counts, until an article changes. */
const lastCounts = new WeakMap<Database, Map<TranslationLanguage, Counted>>();

/**
 * The words that this site writes, each with how often, the most used ones first: those of its messages, of its
 * published articles, of the glossary, of the translation memory, and those that editors added.
 */
export async function listHouseWords(
  database: Database,
  language: TranslationLanguage,
): Promise<[word: string, uses: number][]> {
  const counts = new Map(await countedTexts(database, language));
  const terms = await database.selectFrom('glossary_terms').select(['arabic', 'kurdish']).execute();
  for (const { arabic, kurdish } of terms)
    countWords(language === 'ar' ? arabic : kurdish, language, counts);
  const added = await database
    .selectFrom('spelling_words')
    .select('word')
    .where('language', '=', language)
    .execute();
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const all = new Map(sorted.slice(0, spellingLimits.house));
  for (const { word } of added) all.set(word, Math.max(usesOfAdded, counts.get(word) ?? 0));
  return [...all];
}

/** @returns an equal map as long as no published article changes */
async function countedTexts(
  database: Database,
  language: TranslationLanguage,
): Promise<ReadonlyMap<string, number>> {
  const published = publishedPosts(database).where('language', '=', language);
  const { count, last } = await published
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('updated_at').as('last')])
    .executeTakeFirstOrThrow();
  const key = `${count} ${last}`;
  const byLanguage = lastCounts.get(database) ?? new Map<TranslationLanguage, Counted>();
  lastCounts.set(database, byLanguage);
  const known = byLanguage.get(language);
  if (known?.key === key) return await known.counts;
  const counts = published
    .select(['title', 'content'])
    .orderBy('published_at', 'desc')
    .limit(maxPosts)
    .execute()
    .then((posts) => countTexts(database, language, posts));
  const counted: Counted = { key, counts };
  byLanguage.set(language, counted);
  // A failed count is tried again.
  counts.catch(() => byLanguage.get(language) === counted && byLanguage.delete(language));
  return await counts;
}

async function countTexts(
  database: Database,
  language: TranslationLanguage,
  posts: readonly { title: string; content: string }[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const messages of [adminMessages[language], siteMessages[language]])
    countWords(textsIn(messages).join('\n\n'), language, counts);
  let characters = 0;
  for (const { title, content } of posts) {
    characters += title.length + content.length;
    if (characters > maxCharacters) break;
    countWords(`${title}\n\n${content}`, language, counts);
    // Other requests are answered between two articles.
    await setImmediate();
  }
  const segments = await database
    .selectFrom('memory_units as unit')
    .innerJoin('memory_segments as target', 'target.id', 'unit.target_id')
    .select('target.text')
    .where('unit.language', '=', language)
    .where('unit.deleted_at', 'is', null)
    .orderBy('unit.id', 'desc')
    .limit(maxSegments)
    .execute();
  // Most are the articles' own, whose words are counted already.
  const approved = new Map<string, number>();
  countWords(segments.map(({ text }) => text).join('\n\n'), language, approved);
  for (const word of approved.keys()) if (!counts.has(word)) counts.set(word, 1);
  return counts;
}

/** @param messages nested by section */
function textsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  return messages && typeof messages === 'object' ? Object.values(messages).flatMap(textsIn) : [];
}
