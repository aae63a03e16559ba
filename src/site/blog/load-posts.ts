import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { PostSummary } from '#domain/posts/index.ts';
import { findPostBySlug, listPublishedSummaries, maxListedPosts } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import { toErrorResponse } from '#platform/http/error-response.ts';
import { getRuntime } from '#platform/runtime.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { isConnectionError } from '#site/errors/is-connection-failure.ts';
import type { RenderedPost } from './rendered-post.ts';

/** Why there is no post to show. For a visitor both are the not-found view, as specified. */
type NoPost = 'not found' | 'unreachable';

/** The list's posts: on the server from the database, in the browser from the public API, by the same domain function. */
export const loadPostList = createIsomorphicFn()
  .server(
    (language: Language): Promise<PostSummary[]> =>
      withoutErrorDetails(() =>
        listPublishedSummaries(getRuntime().database, { language, limit: maxListedPosts }),
      ),
  )
  .client(async (language: Language): Promise<PostSummary[]> => {
    const { fetchPostList } = await import('./fetch-posts.ts');
    return await fetchPostList(language);
  });

/**
 * The post that an address leads to; its `slug` is another one where the post has moved.
 *
 * @param isAhead where nobody has asked for it yet, so that it is not counted as read
 * @returns `not found` when there is no such post, which the answer says with 410 where it was deleted, and in the browser
 * also when the API answers otherwise; `unreachable` when the browser gets no answer. Both are logged there
 */
export const loadPost = createIsomorphicFn()
  .server(
    (slug: string, _isAhead: boolean): Promise<RenderedPost | NoPost> =>
      withoutErrorDetails(async () => {
        const post = await findPostBySlug(getRuntime().database, slug);
        if (post === 'gone') setResponseStatus(410);
        if (post === 'gone' || post === null) return 'not found';
        const { content, ...rest } = post;
        return { ...rest, contentHtml: serverHtml(await renderMarkdown(content, post.language)) };
      }),
  )
  .client(async (slug: string, isAhead: boolean): Promise<RenderedPost | NoPost> => {
    try {
      const { fetchPost } = await import('./fetch-posts.ts');
      const post = await fetchPost(slug, isAhead);
      return { ...post, contentHtml: serverHtml(post.contentHtml) };
    } catch (error) {
      console.error(error);
      return isConnectionError(error) ? 'unreachable' : 'not found';
    }
  });

function serverHtml(html: string): ServerHtml {
  return new ServerHtml('post-text', html);
}

/** Replaces an error by its HTTP status: the error of a loader travels to the browser. */
async function withoutErrorDetails<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { status, headers } = toErrorResponse(error);
    setResponseStatus(status);
    for (const [name, value] of Object.entries(headers)) setResponseHeader(name, value);
    throw new Error(status === 503 ? '503: Service Unavailable' : '500: Internal Server Error');
  }
}
