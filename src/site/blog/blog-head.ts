import type { PostSummary } from '#domain/posts/index.ts';
import { loadPageTexts } from '#site/page-texts.tsx';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

/** @param posts undefined where they could not be loaded */
export async function blogHead(context: HeadContext, posts: readonly PostSummary[] | undefined) {
  const { blog } = await loadPageTexts(context.language, 'blog');
  return await sitePageHead(
    context,
    'blog',
    blog && { title: blog.title, description: blog.subtitle },
    posts && { kind: 'blog', posts },
  );
}
