import { z } from 'zod';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { languageToken, tokenOf } from '#domain/search/index.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { wordKeys, wordsIn } from '#language/stems/word-keys.ts';
import type { Database, PostRow, TokenQuery } from '#platform/database/index.ts';
import { relatedLimits } from './limits.ts';

type Language = PostRow['language'];

/** What a published text is about: stems, and tags that begin with `#`. */
export type TextTerms = { language: Language; terms: string[] };

const tagList = z.array(z.string());

/** A stem in the title counts as so many in the text. */
const titleCount = 3;

/** @returns null where readers can't open the post */
export async function readTerms(database: Database, id: number): Promise<TextTerms | null> {
  const row = await database
    .selectFrom('posts')
    .innerJoin('search_texts', 'search_texts.post_id', 'posts.id')
    .select(['language', 'title', 'tags', 'stems'])
    .where('posts.id', '=', id)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { language, title, tags, stems } = row;
  const tagTerms = visibleTags(tagList.parse(JSON.parse(tags)))
    .slice(0, relatedLimits.tags)
    .map((tag) => `#${foldForSearch(tag).replace(/\s+/g, '_')}`);
  return { language, terms: [...new Set([...tagTerms, ...stemsOf(title, stems, language)])] };
}

/** The stems of the title, and the most frequent ones that the text has more than once. */
function stemsOf(title: string, stems: string, language: Language): string[] {
  const counts = new Map<string, number>();
  const count = (stem: string, by: number) => {
    if (stem && stem.length <= relatedLimits.stemLetters)
      counts.set(stem, (counts.get(stem) ?? 0) + by);
  };
  for (const { word } of wordsIn(title))
    for (const stem of wordKeys(word, language).stems) count(stem, titleCount);
  for (const stem of stems.split(/\s+/)) count(stem, 1);
  return [...counts]
    .filter(([, times]) => times > 1)
    .sort(([, one], [, other]) => other - one)
    .slice(0, relatedLimits.stems)
    .map(([stem]) => stem);
}

/**
 * What the index of the search has of the texts with a term; null for a tag without letters.
 *
 * @param term of {@link TextTerms}
 */
export function queryOf(term: string, language: Language): TokenQuery | null {
  const inLanguage = languageToken(language);
  if (!term.startsWith('#')) return { all: [inLanguage, tokenOf(term, 'stemmed', 'anywhere')] };
  const words = [...wordsIn(term.replaceAll('_', ' '))];
  if (words.length === 0) return null;
  return {
    all: [
      inLanguage,
      ...words.map(({ word }) => tokenOf(wordKeys(word, language).folded, 'folded', 'about')),
    ],
  };
}
