import type { PostSummary } from '#domain/posts/index.ts';
import { foldForSearch } from '#i18n/orthography/search-folding.ts';

/** What the list is narrowed to; it stands in the address. */
export type PostFilter = {
  /** Text to find in title, description or tags. */
  q?: string | undefined;
  /** A post matches any of these. */
  tag?: string[] | undefined;
  /** A key of `blog.categories`. */
  category?: string | undefined;
};

/** From the address, where anything may stand. */
export function parsePostFilter(search: Record<string, unknown>): PostFilter {
  const tags = [search.tag].flat().filter((tag) => typeof tag === 'string' && tag !== '');
  return {
    ...(typeof search.q === 'string' && search.q !== '' && { q: search.q }),
    ...(tags.length > 0 && { tag: [...new Set(tags as string[])] }),
    ...(typeof search.category === 'string' &&
      !['', 'all'].includes(search.category) && { category: search.category }),
  };
}

/**
 * The posts that match, in their order, but those that hold the words as they were typed before those that match only
 * after folding (کەڕ and کەر fold alike). Search, tags and category must all match.
 */
export function filterPosts(posts: readonly PostSummary[], filter: PostFilter): PostSummary[] {
  const matching = posts.filter(
    (post) =>
      matchesText(post, filter.q) &&
      matchesTags(post, filter.tag) &&
      matchesCategory(post, filter.category),
  );
  const typed = filter.q?.trim().toLowerCase();
  if (!typed) return matching;
  const isExact = (post: PostSummary) =>
    searchedTexts(post).some((text) => text.toLowerCase().includes(typed));
  return [...matching.filter(isExact), ...matching.filter((post) => !isExact(post))];
}

function matchesText(post: PostSummary, query: string | undefined): boolean {
  const folded = foldForSearch(query ?? '').trim();
  return searchedTexts(post).some((text) => foldForSearch(text).includes(folded));
}

function matchesTags(post: PostSummary, selected: readonly string[] | undefined): boolean {
  if (!selected?.length) return true;
  const tags = post.tags.map(foldForSearch);
  return selected.some((tag) => tags.some((postTag) => postTag.includes(foldForSearch(tag))));
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
