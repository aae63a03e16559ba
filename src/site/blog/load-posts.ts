import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import type { PostSummary } from '#domain/posts/index.ts';
import { findPostBySlug, listPublishedSummaries, maxListedPosts } from '#domain/posts/index.ts';
import { findRelatedPosts } from '#domain/related-posts/index.ts';
import { searchTexts } from '#domain/search/index.ts';
import { findPostSeries, topicsOfPost } from '#domain/topics/index.ts';
import type { Language } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import { getRuntime } from '#platform/runtime.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { isConnectionError } from '#site/errors/is-connection-error.ts';
import { withoutErrorDetails } from '#site/errors/without-error-details.ts';
import { type PublishedPost, renderedPost } from './post/rendered-post.ts';
import { renderedSeries } from './post/rendered-series.ts';
import { filterPosts, parsePostFilter } from './post-filter.ts';

/** Why there is no post to show. Visitors see the not-found view for both, as specified. */
type NoPost = 'not found' | 'unreachable';

/** The list, and what a search has found in the texts: the second group, which browsers load themselves. */
type PostList = { posts: PostSummary[]; inTexts?: ServerHtml };

/** Loads the list's posts: from the database on the server, from the public API in the browser. */
export const loadPostList = createIsomorphicFn()
  .server(
    (language: Language, search: Record<string, unknown>): Promise<PostList> =>
      withoutErrorDetails(async () => {
        const filter = parsePostFilter(search);
        const { database } = getRuntime();
        const posts = await listPublishedSummaries(database, { language, limit: maxListedPosts });
        if (!filter.q) return { posts };
        const found = await searchTexts(database, filter.q, language);
        const listed = filterPosts(posts, filter);
        const { renderFoundTexts } = await import('./list/render-found-texts.tsx');
        const html = await renderFoundTexts({ found, filter, listed }, language);
        return { posts, inTexts: new ServerHtml('in-texts', html) };
      }),
  )
  .client(async (language: Language): Promise<PostList> => {
    const { fetchPostList } = await import('./fetch-posts.ts');
    return { posts: await fetchPostList(language) };
  });

/**
 * Loads the post at a slug. If the post has moved, its `slug` differs from the requested one.
 *
 * @param isAhead true for a preload, which does not count as a view
 * @returns `not found` when there is no such post; the server responds 410 if the post was deleted. In the browser,
 * every error response of the API means `not found`, no response means `unreachable`, and both are logged
 */
export const loadPost = createIsomorphicFn()
  .server(
    (slug: string, _isAhead: boolean): Promise<PublishedPost | NoPost> =>
      withoutErrorDetails(async () => {
        const { database } = getRuntime();
        const post = await findPostBySlug(database, slug);
        if (post === 'gone') setResponseStatus(410);
        if (post === 'gone' || post === null) return 'not found';
        const { content, ...rest } = post;
        const html = await renderMarkdown(content, post.language);
        const series = await findPostSeries(database, post);
        return {
          ...renderedPost(rest, html),
          ...(series && { series: renderedSeries(series, post.language) }),
          related: await findRelatedPosts(database, post, series?.next?.slug),
          topics: topicsOfPost(post),
        };
      }),
  )
  .client(async (slug: string, isAhead: boolean): Promise<PublishedPost | NoPost> => {
    try {
      const { fetchPost } = await import('./fetch-posts.ts');
      return await fetchPost(slug, isAhead);
    } catch (error) {
      console.error(error);
      return isConnectionError(error) ? 'unreachable' : 'not found';
    }
  });
