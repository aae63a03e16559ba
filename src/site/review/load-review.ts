import { createIsomorphicFn } from '@tanstack/react-start';
import { blockTexts, findReviewLink, findTextUnderReview } from '#domain/reviews/index.ts';
import { reviewPath } from '#domain/reviews/shared/review-path.ts';
import type { Language } from '#i18n/languages.ts';
import { renderNumberedBlocks } from '#markdown/index.ts';
import { getRuntime } from '#platform/runtime.ts';
import type { RenderedPost } from '#site/blog/rendered-post.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { withoutErrorDetails } from '#site/errors/without-error-details.ts';

/** What a reviewer's page shows. */
export type Review = {
  post: RenderedPost;
  /** The Markdown of each block, by the number on its element. */
  blocks: string[];
};

/** @returns the path of a language that the link shows, where it does not show the asked one */
export const loadReview = createIsomorphicFn()
  .server(
    (token: string, language: Language): Promise<Review | { redirectTo: string } | 'not found'> =>
      withoutErrorDetails(async () => {
        await loadPageMessages(language, 'post');
        await loadPageMessages(language, 'review');
        const { database } = getRuntime();
        const link = await findReviewLink(database, token);
        if (!link) return 'not found';
        const { translationGroup, languages } = link;
        const [other] = languages;
        if (!languages.includes(language))
          return other ? { redirectTo: reviewPath(token, other) } : 'not found';
        const text = await findTextUnderReview(database, { translationGroup, language });
        if (!text) return 'not found';
        const { content, ...post } = text;
        const html = await renderNumberedBlocks(content, language);
        return {
          post: { ...post, contentHtml: new ServerHtml('post-text', html) },
          blocks: blockTexts(content),
        };
      }),
  )
  .client(async (_token: string, _language: Language): Promise<'not found'> => 'not found');
