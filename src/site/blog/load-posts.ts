import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import type { PostSummary, PostWithTranslations } from '#domain/posts/index.ts';
import { findPostAt, listPublishedSummaries, maxListedPosts } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import { DatabaseFault } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { getRuntime } from '#platform/runtime.ts';
import { PageHtml } from '#site/page-html.tsx';

/** A post with its text rendered. */
export type RenderedPost = Omit<PostWithTranslations, 'content'> & { contentHtml: PageHtml };

/** The list's posts: on the server from the database, in the browser from the public API, by the same domain function. */
export const loadPostList = createIsomorphicFn()
  .server(
    (language: Language): Promise<PostSummary[]> =>
      withoutDetails(() =>
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
 * @returns null when there is no such post, which the answer says with 410 where it was deleted; and in the browser also
 * when it can't be fetched, as specified
 */
export const loadPost = createIsomorphicFn()
  .server(
    (slug: string, _isAhead: boolean): Promise<RenderedPost | null> =>
      withoutDetails(async () => {
        const post = await findPostAt(getRuntime().database, slug);
        if (post === 'gone') setResponseStatus(410);
        if (post === 'gone' || post === null) return null;
        const { content, ...rest } = post;
        return { ...rest, contentHtml: pageHtml(await renderMarkdown(content, post.language)) };
      }),
  )
  .client(async (slug: string, isAhead: boolean): Promise<RenderedPost | null> => {
    const { fetchPost } = await import('./fetch-posts.ts');
    const post = await fetchPost(slug, isAhead);
    return post && { ...post, contentHtml: pageHtml(post.contentHtml) };
  });

function pageHtml(html: string): PageHtml {
  return new PageHtml('post-text', html);
}

/** The visitor is told what the API would say, never what broke: an error of a loader travels to the browser. */
async function withoutDetails<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseFault) {
      log.warn({ err: error }, 'a page could not be made');
      setResponseStatus(503);
      setResponseHeader('Retry-After', String(error.retryAfterSeconds));
      throw new Error('503: Service Unavailable');
    }
    log.error({ err: error }, 'a page could not be made');
    throw new Error('500: Internal Server Error');
  }
}
