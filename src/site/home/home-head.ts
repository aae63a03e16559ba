import { loadPageTexts } from '#site/page-texts.tsx';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

export async function homeHead(context: HeadContext) {
  const { hero, guarantee } = await loadPageTexts(context.language, 'home');
  return await sitePageHead(
    context,
    'home',
    hero && { title: hero.pageTitle, description: hero.pageDescription },
    guarantee && { kind: 'home', guarantee },
  );
}
