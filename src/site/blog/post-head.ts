import { type HeadContext, pageHead } from '#site/seo/page-head.ts';
import type { RenderedPost } from './load-posts.ts';

export function postHead(context: HeadContext, post: RenderedPost) {
  return pageHead(context, {
    path: `/blog/${post.slug}`,
    contentLanguage: post.language,
    title: post.title,
    description: post.description,
    keywords: post.tags,
    image: post.image,
    type: 'article',
    author: post.author,
    publishedTime: post.date,
    modifiedTime: post.updatedAt,
  });
}
