import type { PostWithTranslations } from '#domain/posts/index.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { contentsHtml } from './contents/contents-html.ts';

/** A post whose Markdown is rendered to HTML. A long one has a table of contents. */
export type RenderedPost = Omit<PostWithTranslations, 'content'> & {
  contentHtml: ServerHtml;
  contents?: ServerHtml;
};

/** @param html of the post's text, by `renderMarkdown` */
export function renderedPost(
  post: Omit<RenderedPost, 'contentHtml' | 'contents'>,
  html: string,
): RenderedPost {
  const contents = contentsHtml(html, post.language);
  return {
    ...post,
    contentHtml: new ServerHtml('post-text', html),
    ...(contents !== null && { contents: new ServerHtml('contents', contents) }),
  };
}
