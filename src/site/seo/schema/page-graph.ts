import type { Graph, Thing } from 'schema-dts';
import type { Messages } from '#content/dictionaries/index.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { HeadContext, PageContent, PageMetadata } from '../page-metadata.ts';
import { blog } from './blog.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, webSite } from './company.ts';
import { type DescribedPage, describePage } from './described-page.ts';
import { homeThings } from './home.ts';
import { portfolioList } from './portfolio.ts';
import { postArticle } from './post.ts';
import { team } from './team.ts';
import { webPage } from './web-page.ts';

/**
 * What a page shows, as schema.org objects that name one another by `@id`. It claims nothing that the page doesn't show.
 *
 * @returns undefined for a page whose content is not known
 */
export async function pageGraph(
  context: HeadContext,
  metadata: PageMetadata,
): Promise<Graph | undefined> {
  const { shows } = metadata;
  if (!shows) return;
  const page = describePage(context, metadata);
  const { about, navigation } = await loadMessages(page.language, ['about', 'navigation']);
  if (!about || !navigation) return;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page, shows),
      webSite(page),
      webPage(page, shows),
      ...(shows.kind === 'home' ? [] : [breadcrumbs(page, shows, navigation)]),
      ...contentThings(page, shows, about),
    ],
  };
}

/** @param about names the authors of posts */
function contentThings(page: DescribedPage, shows: PageContent, about: Messages['about']): Thing[] {
  switch (shows.kind) {
    case 'home':
      return homeThings(page, shows.guarantee);
    case 'about':
      return team(page, about);
    case 'portfolio':
      return [portfolioList(page, shows.portfolio)];
    case 'blog':
      return [blog(page, shows.posts, about)];
    case 'post':
      return [postArticle(page, shows.post, about)];
    case 'legal':
      return [];
  }
}
