import type { PostWithTranslations } from '#domain/posts/index.ts';
import type { RelatedPost } from '#domain/related-posts/index.ts';
import type { PostTopics } from '#domain/topics/index.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { contentsHtml } from './contents/contents-html.ts';
import type { RenderedSeries } from './rendered-series.ts';

/** A post whose Markdown is rendered to HTML. A long one has a table of contents, a part of a series has its place. */
export type RenderedPost = Omit<PostWithTranslations, 'content'> & {
  contentHtml: ServerHtml;
  contents?: ServerHtml;
  series?: RenderedSeries;
};

/** What the page of a published post shows. */
export type PublishedPost = RenderedPost & {
  /** What to read next. */
  related: RelatedPost[];
  /** Its category and tags, whose pages list more. */
  topics: PostTopics;
};

/** @param html of the post's text, by `renderMarkdown` */
export function renderedPost<Post extends Omit<RenderedPost, 'contentHtml' | 'contents'>>(
  post: Post,
  html: string,
): Post & RenderedPost {
  const contents = contentsHtml(html, post.language);
  return {
    ...post,
    contentHtml: new ServerHtml('post-text', html),
    ...(contents !== null && { contents: new ServerHtml('contents', contents) }),
  };
}
