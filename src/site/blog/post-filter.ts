import type { PostSummary } from '#domain/posts/index.ts';
import { maxTagLength } from '#domain/posts/shared/visible-tags.ts';
import { foldForSearch } from '#language/search/search-folding.ts';

/** What the list is narrowed to; it stands in the address. */
export type PostFilter = {
  /** Text to find in title, description or tags. */
  q?: string | undefined;
  /** A post matches any of these. */
  tag?: string[] | undefined;
  /** A key of `blog.categories`. */
  category?: string | undefined;
};

/**
 * What is read of a filter, in UTF-16 code units. Every chip of the list leads to the whole filter with one choice changed, so
 * that the page would grow with the square of it. All of it fits into an address (`maxAddressLength`).
 */
export const filterLimits = {
  q: 100,
  tags: 10,
  /** As long as a tag of a post may be. */
  tag: maxTagLength,
  /** All tags together, as an address writes them: six for a letter of the Arabic script. */
  tagsInAddress: 800,
  category: 60,
} as const;

/** From the address, where anything may stand. */
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
  // Half of a pair at the end would be no letter.
  return text.slice(0, filterLimits.q).replace(/[\ud800-\udbff]$/, '');
}

/** Each once, in their order. Of more than a filter holds, those that were chosen last. */
export function newestTags(tags: readonly string[]): string[] {
  const usable = [...new Set(tags)].filter((tag) => tag !== '' && tag.length <= filterLimits.tag);
  let room = filterLimits.tagsInAddress;
  const newest: string[] = [];
  for (const tag of usable.slice(-filterLimits.tags).reverse()) {
    room -= encodeURIComponent(tag.toWellFormed()).length;
    if (room < 0) break;
    newest.unshift(tag);
  }
  return newest;
}

/**
 * The posts that match, in their order, but those that hold the words as they were typed before those that match only
 * after folding (کەڕ and کەر fold alike). Search, tags and category must all match.
 */
export function filterPosts(posts: readonly PostSummary[], filter: PostFilter): PostSummary[] {
  const text = foldForSearch(filter.q ?? '').trim();
  const tags = filter.tag?.map(foldForSearch) ?? [];
  const matching = posts.filter(
    (post) =>
      matchesText(post, text) && matchesTags(post, tags) && matchesCategory(post, filter.category),
  );
  const typed = filter.q?.trim().toLowerCase();
  if (!typed) return matching;
  const isExact = (post: PostSummary) =>
    searchedTexts(post).some((text) => text.toLowerCase().includes(typed));
  return [...matching.filter(isExact), ...matching.filter((post) => !isExact(post))];
}

/** @param folded as texts are compared */
function matchesText(post: PostSummary, folded: string): boolean {
  return folded === '' || searchedTexts(post).some((text) => foldForSearch(text).includes(folded));
}

/** @param folded as texts are compared; none where every post matches */
function matchesTags(post: PostSummary, folded: readonly string[]): boolean {
  if (folded.length === 0) return true;
  const tags = post.tags.map(foldForSearch);
  return folded.some((tag) => tags.some((postTag) => postTag.includes(tag)));
}

function matchesCategory(post: PostSummary, category: string | undefined): boolean {
  return !category || categoryKey(post.category) === category;
}

function searchedTexts(post: PostSummary): string[] {
  return [post.title, post.description, ...post.tags];
}

/** The categories that the blog offers, in its order, by what posts are stored with. */
export const categories = {
  webDevelopment: 'Web Development',
  mobileApps: 'Mobile Apps',
  aiMachineLearning: 'AI and Machine Learning',
  softwareEngineering: 'Software Engineering',
  uiUxDesign: 'UI/UX Design',
  technologyTrends: 'Technology Trends',
  tutorials: 'Tutorials',
  general: 'General',
} as const;

export type CategoryKey = keyof typeof categories;

/** @returns undefined for a category that an editor made up, which is then shown as it is */
export function categoryKey(category: string): CategoryKey | undefined {
  const wanted = category.toLowerCase();
  return categoryKeys.find((key) => categories[key].toLowerCase() === wanted);
}

export const categoryKeys = Object.keys(categories) as CategoryKey[];

export const maxTagsPerCard = 3;
