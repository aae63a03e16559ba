import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import type { PostSummary } from '#domain/posts/index.ts';
import type { Found } from '#domain/search/index.ts';
import type { PostSeries } from '#domain/topics/index.ts';
import type { Language } from '#i18n/languages.ts';
import { queryDefaults } from '#query-defaults.ts';
import { type PublishedPost, renderedPost } from './post/rendered-post.ts';

/**
 * The default loader of the specification: it GETs the path in the key's first element with cookies and parses JSON.
 *
 * @throws `{status}: {statusText}` for 500 and above, `{status}: {body}` for other failures
 */
const getJson: QueryFunction = async ({ queryKey, signal, meta }) => {
  const response = await fetch(String(queryKey[0]), {
    credentials: 'include',
    signal,
    headers: meta?.isAhead ? { 'X-Purpose': 'prefetch' } : {},
  });
  if (response.status >= 500) throw new Error(`${response.status}: ${response.statusText}`);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return await response.json();
};

const queryClient = new QueryClient({
  defaultOptions: {
    ...queryDefaults,
    // The specification wants a call without connection to fail. By default, TanStack Query would wait for a
    // connection.
    queries: { ...queryDefaults.queries, networkMode: 'always', queryFn: getJson },
  },
});

/** @throws what {@link getJson} throws, for the list's error view */
export async function fetchPostList(language: Language): Promise<PostSummary[]> {
  const parameters = new URLSearchParams({
    language,
    published: 'true',
    limit: '50',
    fields: 'summary',
  });
  try {
    return await queryClient.fetchQuery<PostSummary[]>({
      queryKey: [`/api/blog/posts?${parameters}`],
    });
  } catch (error) {
    console.error(error);
    throw error;
  }
}

/** @throws what {@link getJson} throws */
export async function fetchFound(language: Language, q: string): Promise<Found> {
  const parameters = new URLSearchParams({ language, q });
  return await queryClient.fetchQuery<Found>({ queryKey: [`/api/blog/search?${parameters}`] });
}

/** The post as the API returns it. */
type FetchedPost = Omit<PublishedPost, 'contentHtml' | 'contents' | 'series'> & {
  contentHtml: string;
  series?: PostSeries;
};

/** @throws what {@link getJson} throws */
export async function fetchPost(slug: string, isAhead: boolean): Promise<PublishedPost> {
  const { contentHtml, series, ...post } = await queryClient.fetchQuery<FetchedPost>({
    queryKey: [`/api/blog/posts/${encodeURIComponent(slug)}`],
    meta: { isAhead },
  });
  const rendered = renderedPost(post, contentHtml);
  if (!series) return rendered;
  const { renderedSeries } = await import('./post/rendered-series.ts');
  return { ...rendered, series: renderedSeries(series, post.language) };
}
