import type { Messages } from '#content/dictionaries/index.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

/** Sections of the dictionary that the home page shows. */
export const homeSections = [
  'aiCentricSoftware',
  'contact',
  'customers',
  'guarantee',
  'hero',
  'morphingTexts',
  'services',
  'timeline',
  'whatYouGet',
] as const;

export function homeHead(context: HeadContext, messages: Partial<Messages> | undefined) {
  const { hero, guarantee } = messages ?? {};
  return sitePageHead(
    context,
    'home',
    hero && { title: hero.pageTitle, description: hero.pageDescription },
    guarantee && { kind: 'home', guarantee },
  );
}
