import { loadPageTexts } from '#site/page-texts.tsx';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

export async function aboutHead(context: HeadContext) {
  const { about } = await loadPageTexts(context.language, 'about');
  return await sitePageHead(
    context,
    'about',
    about && { title: about.pageTitle, description: about.pageDescription },
    { kind: 'about' },
  );
}
