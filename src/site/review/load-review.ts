import { createIsomorphicFn } from '@tanstack/react-start';
import { blockTexts, findReviewLink, findTextUnderReview } from '#domain/reviews/index.ts';
import { type EnteredRemark, enteredRemark } from '#domain/reviews/shared/entered-remark.ts';
import { reviewPath } from '#domain/reviews/shared/review-path.ts';
import type { Language } from '#i18n/languages.ts';
import { renderNumberedBlocks } from '#markdown/index.ts';
import { getRuntime } from '#platform/runtime.ts';
import type { RenderedPost } from '#site/blog/post/rendered-post.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { withoutErrorDetails } from '#site/errors/without-error-details.ts';
import { type PlainForm, plainForm, reviewSearch } from './plain-form.ts';

/** What a reviewer's page shows. */
export type Review = {
  post: RenderedPost;
  /** The Markdown of each block, by the number on its element. */
  blocks: string[];
  form: PlainForm;
};

type LoadedReview = Review | { redirectTo: string } | { lost: EnteredRemark | undefined };

/**
 * @returns the path of a language that the link shows, where it does not show the asked one. A link that is not valid
 *   leaves what was sent by it.
 */
export const loadReview = createIsomorphicFn()
  .server(
    (token: string, language: Language, search: Record<string, unknown>): Promise<LoadedReview> =>
      withoutErrorDetails(async () => {
        await loadPageMessages(language, 'post');
        const { database, ...runtime } = getRuntime();
        const entered = enteredRemark.safeParse(runtime.entered).data;
        const link = await findReviewLink(database, token);
        if (!link) return { lost: entered };
        const { translationGroup, languages } = link;
        const [other] = languages;
        if (!languages.includes(language))
          return other ? { redirectTo: reviewPath(token, other) } : { lost: entered };
        const text = await findTextUnderReview(database, { translationGroup, language });
        if (!text) return { lost: entered };
        const { content, ...post } = text;
        const html = await renderNumberedBlocks(content, language);
        const blocks = blockTexts(content);
        return {
          post: { ...post, contentHtml: new ServerHtml('post-text', html) },
          blocks,
          form: plainForm({ ...post, blocks, html }, reviewSearch(search), entered),
        };
      }),
  )
  .client(
    async (
      _token: string,
      _language: Language,
      _search: Record<string, unknown>,
    ): Promise<LoadedReview> => ({
      lost: undefined,
    }),
  );
