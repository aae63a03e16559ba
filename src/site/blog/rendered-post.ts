import type { PostWithTranslations } from '#domain/posts/index.ts';
import type { RelatedPost } from '#domain/related-posts/index.ts';
import type { ServerHtml } from '#site/delivery/server-html.tsx';

/** A post whose Markdown is rendered to HTML. */
export type RenderedPost = Omit<PostWithTranslations, 'content'> & { contentHtml: ServerHtml };

/** What the page of a published post shows. */
export type PublishedPost = RenderedPost & {
  /** What to read next. */
  related: RelatedPost[];
};
