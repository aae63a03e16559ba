import type { AdminPostSummary } from '#domain/posts/index.ts';
import { foldedText } from './filter-articles.ts';

/**
 * The articles of which one language has every word of the query, each by the first such post. Posts that have what was
 * typed come before those that another keyboard would have found.
 *
 * @param variants of the query, folded for search, the best one first
 * @param most how many are returned at most
 */
export function findArticles(
  posts: readonly AdminPostSummary[],
  variants: readonly string[],
  most: number,
): AdminPostSummary[] {
  const found = new Map<string, AdminPostSummary>();
  for (const variant of variants) {
    const words = variant.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) continue;
    for (const post of posts) {
      if (found.size >= most) return [...found.values()];
      if (found.has(post.translationGroup)) continue;
      const text = foldedText(post);
      if (words.every((word) => text.includes(word))) found.set(post.translationGroup, post);
    }
  }
  return [...found.values()];
}
