import { useEffect, useMemo, useState } from 'react';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { foldedText } from '../../posts/filter-articles.ts';

/** Takes a few milliseconds. */
export const foldedAtOnce = 500;

/**
 * Folds a slice of the posts for search.
 *
 * @returns how many posts are folded then, from the first one on
 */
export function foldSlice(posts: readonly AdminPostSummary[], from: number): number {
  const slice = posts.slice(from, from + foldedAtOnce);
  slice.forEach(foldedText);
  return from + slice.length;
}

/**
 * The posts that can be searched without folding their titles: more and more of them, soon all. Folding thousands in
 * the handler of the first key would make that key wait.
 */
export function useFoldedPosts(posts: readonly AdminPostSummary[]): readonly AdminPostSummary[] {
  const [folded, setFolded] = useState({ posts, count: 0 });
  useEffect(() => {
    const foldFrom = (from: number) => {
      const count = foldSlice(posts, from);
      setFolded({ posts, count });
      if (count < posts.length) timer = window.setTimeout(() => foldFrom(count));
    };
    let timer = window.setTimeout(() => foldFrom(0));
    return () => window.clearTimeout(timer);
  }, [posts]);
  const count = folded.posts === posts ? folded.count : 0;
  return useMemo(() => posts.slice(0, count), [posts, count]);
}
