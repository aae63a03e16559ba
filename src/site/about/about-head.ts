import type { Messages } from '#content/dictionaries/index.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

export function aboutHead(context: HeadContext, messages: Partial<Messages> | undefined) {
  const about = messages?.about;
  return sitePageHead(
    context,
    'about',
    about && { title: about.pageTitle, description: about.pageDescription },
    { kind: 'about' },
  );
}
