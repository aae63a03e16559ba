import type { PostSummary } from '#domain/posts/index.ts';
import { categoryKey } from '#domain/posts/shared/categories.ts';
import { matchesSearch, searchedTexts } from '#domain/posts/shared/matches-search.ts';
import { maxTagLength } from '#domain/posts/shared/visible-tags.ts';
import { queryLimits } from '#domain/search/shared/query-limits.ts';
import { foldForSearch } from '#language/search/search-folding.ts';

/** The filter of the list. It is stored in the URL. */
export type PostFilter = {
  /** Text to find in title, description or tags. */
  q?: string | undefined;
  /** A post matches any of these. */
  tag?: string[] | undefined;
  /** A key of `blog.categories`. */
  category?: string | undefined;
};

/**
 * The longest parts of a filter that are read, in UTF-16 code units. Each chip of the list links to the whole filter
 * with one choice changed, so the page would grow with the square of the filter's length. A filter within these limits
 * fits into a URL (`maxUrlLength`).
 */
export const filterLimits = {
  q: queryLimits.letters,
  tags: 10,
  /** The longest tag of a post. */
  tag: maxTagLength,
  /** All tags together, as they are encoded in a URL: a letter of the Arabic script takes six characters. */
  tagsInUrl: 800,
  category: 60,
} as const;

/** Parses the filter of a URL, which may hold anything. */
export function parsePostFilter(search: Record<string, unknown>): PostFilter {
  const q = typeof search.q === 'string' ? shortened(search.q) : '';
  const tags = newestTags([search.tag].flat().filter((tag) => typeof tag === 'string'));
  const category = typeof search.category === 'string' ? search.category : '';
  return {
    ...(q !== '' && { q }),
    ...(tags.length > 0 && { tag: tags }),
    ...(!['', 'all'].includes(category) &&
      category.length <= filterLimits.category && { category }),
  };
}

function shortened(text: string): string {
  // The cut may split a surrogate pair, so a high surrogate at the end is removed.
  return text.slice(0, filterLimits.q).replace(/[\ud800-\udbff]$/, '');
}

/** Removes repeated tags and keeps the order. If there are too many tags, the oldest choices are dropped. */
export function newestTags(tags: readonly string[]): string[] {
  const usable = [...new Set(tags)].filter((tag) => tag !== '' && tag.length <= filterLimits.tag);
  let room = filterLimits.tagsInUrl;
  const newest: string[] = [];
  for (const tag of usable.slice(-filterLimits.tags).reverse()) {
    room -= encodeURIComponent(tag.toWellFormed()).length;
    if (room < 0) break;
    newest.unshift(tag);
  }
  return newest;
}

/** What a filter reads of a post. */
type Filtered = Pick<PostSummary, 'title' | 'description' | 'tags' | 'category'>;

/**
 * The posts that match search, tags and category. Posts that contain the search text exactly come first. Posts that
 * match only after folding follow (کەڕ and کەر fold alike). Both groups keep the order of the list.
 */
export function filterPosts<Post extends Filtered>(
  posts: readonly Post[],
  filter: PostFilter,
): Post[] {
  const text = foldForSearch(filter.q ?? '').trim();
  const tags = filter.tag?.map(foldForSearch) ?? [];
  const matching = posts.filter(
    (post) =>
      matchesSearch(post, text) &&
      matchesTags(post, tags) &&
      matchesCategory(post, filter.category),
  );
  const typed = filter.q?.trim().toLowerCase();
  if (!typed) return matching;
  const isExact = (post: Post) =>
    searchedTexts(post).some((text) => text.toLowerCase().includes(typed));
  return [...matching.filter(isExact), ...matching.filter((post) => !isExact(post))];
}

/** @param folded tags after folding; every post matches an empty list */
function matchesTags(post: Filtered, folded: readonly string[]): boolean {
  if (folded.length === 0) return true;
  const tags = post.tags.map(foldForSearch);
  return folded.some((tag) => tags.some((postTag) => postTag.includes(tag)));
}

function matchesCategory(post: Filtered, category: string | undefined): boolean {
  return !category || categoryKey(post.category) === category;
}

export const maxTagsPerCard = 3;
