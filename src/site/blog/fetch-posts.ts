import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import type { PostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { queryDefaults } from '#query-defaults.ts';
import type { RenderedPost } from './rendered-post.ts';

/**
 * The specification's default loader: the first element of a key is the path, asked by GET with cookies, read as JSON.
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
    // Without connection a call fails, as specified, where it would otherwise wait for one.
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

/** As the API has it. */
type FetchedPost = Omit<RenderedPost, 'contentHtml'> & { contentHtml: string };

/** @throws what {@link getJson} throws */
export async function fetchPost(slug: string, isAhead: boolean): Promise<FetchedPost> {
  return await queryClient.fetchQuery<FetchedPost>({
    queryKey: [`/api/blog/posts/${encodeURIComponent(slug)}`],
    meta: { isAhead },
  });
}
