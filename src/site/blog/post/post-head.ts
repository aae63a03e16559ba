import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { lastChange } from '#site/seo/last-change.ts';
import { pageHead } from '#site/seo/page-head.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import type { RenderedPost } from './rendered-post.ts';

export function postHead(context: HeadContext, post: RenderedPost) {
  return pageHead(context, {
    path: postPath(post),
    contentLanguage: post.language,
    versions: [post, ...post.translations].map((version) => ({
      language: version.language,
      path: postPath(version),
    })),
    title: post.title,
    description: post.description,
    searchTitle: post.seoTitle,
    searchDescription: post.seoDescription,
    // Specification, section 2.8: the tags are the keywords, not the post's own SEO keywords.
    keywords: post.tags.join(', '),
    sharePicture: sharePicturePath({ kind: 'post', ...post }),
    type: 'article',
    author: post.author,
    publishedTime: post.date,
    modifiedTime: lastChange(post),
    content: { page: 'post', post },
  });
}

/**
 * The head for a URL without a post. While a post is loading, or after loading failed, the company's name is the title.
 */
export async function absentPostHead(context: HeadContext, isMissing: boolean) {
  const { blog } = await loadPageMessages(context.language, 'blog');
  return await pageHead(context, {
    path: '/blog',
    title: isMissing ? blog?.notFoundTitle : undefined,
    noIndex: true,
  });
}

function postPath({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}
