import type { AdminPostSummary } from '#domain/posts/index.ts';
import { foldedText } from './filter-articles.ts';

/**
 * The articles of which one language has every word of the query, each by the first such post.
 *
 * @param query folded for search
 * @param most how many are returned at most
 */
export function findArticles(
  posts: readonly AdminPostSummary[],
  query: string,
  most: number,
): AdminPostSummary[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = new Map<string, AdminPostSummary>();
  for (const post of posts) {
    if (found.size >= most) break;
    if (found.has(post.translationGroup)) continue;
    const text = foldedText(post);
    if (words.every((word) => text.includes(word))) found.set(post.translationGroup, post);
  }
  return [...found.values()];
}
