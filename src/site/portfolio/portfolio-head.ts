import type { Messages } from '#content/dictionaries/index.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

export function portfolioHead(context: HeadContext, messages: Partial<Messages> | undefined) {
  const portfolio = messages?.portfolio;
  return sitePageHead(
    context,
    'portfolio',
    portfolio && { title: portfolio.pageTitle, description: portfolio.pageDescription },
    portfolio && { kind: 'portfolio', portfolio },
  );
}
