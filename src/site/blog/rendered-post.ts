import type { PostWithTranslations } from '#domain/posts/index.ts';
import type { ServerHtml } from '#site/delivery/server-html.tsx';

/** A post whose Markdown is rendered to HTML. */
export type RenderedPost = Omit<PostWithTranslations, 'content'> & { contentHtml: ServerHtml };
