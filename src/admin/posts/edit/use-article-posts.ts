import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AdminPost, AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { useApi } from '../../api/client.ts';
import { useBanner } from '../../shared/banner.tsx';
import { groupTranslations, postsOf, type Translations } from '../articles.ts';
import { toSummary } from '../cached-posts.ts';
import { usePosts } from '../use-posts.ts';

/** A post of the article, as far as it is loaded. */
export type StoredPost = {
  /** As the list has it, which every call updates. */
  summary: AdminPostSummary;
  post: AdminPost | undefined;
  /** Null unless the post could not be loaded. */
  error: Error | null;
  retry: () => Promise<unknown>;
};

/**
 * Loads the posts of an article. The forms have their unsaved changes.
 *
 * @param id of the post that the URL opens
 */
export function useArticlePosts(id: number) {
  const { client, call } = useApi();
  const banner = useBanner();
  const queryOf = (id: number) => ({
    queryKey: ['post', id],
    queryFn: () => call(() => client.blog.posts[':id'].$get({ param: { id: String(id) } })),
    staleTime: 0,
    gcTime: 0,
  });
  const opened = useQuery(queryOf(id));
  const list = usePosts();
  const known = useMemo(
    () => list.data?.find((post) => post.id === id) ?? (opened.data && toSummary(opened.data)),
    [list.data, opened.data, id],
  );
  const translations = useMemo(
    (): Translations =>
      known
        ? {
            ...groupTranslations(list.data ?? []).get(known.translationGroup),
            // The list may be older than the post.
            [known.language]: known,
          }
        : {},
    [list.data, known],
  );
  const others = postsOf({ translations }).filter((post) => post.id !== id);
  const loaded = useQueries({ queries: others.map((other) => queryOf(other.id)) });
  const error = opened.error ?? loaded.find((query) => query.error)?.error ?? null;
  useEffect(() => {
    if (error) banner.showError(error, 'openPost');
  }, [error, banner]);

  const stored: Partial<Record<Language, StoredPost>> = {};
  for (const summary of postsOf({ translations })) {
    const query = summary.id === id ? opened : loaded[others.indexOf(summary)];
    if (!query) continue;
    const isFailed = query.error !== null && !query.isFetching;
    stored[summary.language] = {
      summary,
      post: query.data,
      error: isFailed ? query.error : null,
      retry: query.refetch,
    };
  }
  return {
    /** Undefined until the post of the URL, or the list, is loaded. */
    openedLanguage: known?.language,
    translations,
    stored,
    isFetching: opened.isFetching || loaded.some((query) => query.isFetching),
    /** Why the post of the URL could not be loaded. */
    error: opened.isFetching ? null : opened.error,
    retry: opened.refetch,
    list,
  };
}
