import { loadPageTexts } from '#site/page-texts.tsx';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

export async function portfolioHead(context: HeadContext) {
  const { portfolio } = await loadPageTexts(context.language, 'portfolio');
  return await sitePageHead(
    context,
    'portfolio',
    portfolio && { title: portfolio.pageTitle, description: portfolio.pageDescription },
    portfolio && { kind: 'portfolio', portfolio },
  );
}
