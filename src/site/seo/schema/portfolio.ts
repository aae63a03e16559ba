import type { ItemList } from 'schema-dts';
import type { Messages } from '#content/messages/index.ts';
import { pictureSize, portfolioProjects } from '#content/portfolio.ts';
import { type DescribedPage, ids, listedItems, reference } from './described-page.ts';

export function portfolioList(page: DescribedPage, portfolio: Messages['portfolio']): ItemList {
  return {
    '@type': 'ItemList',
    '@id': ids.projects(page),
    itemListElement: portfolioProjects
      .slice(0, listedItems)
      .map(({ key, text, poster }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'CreativeWork',
          // The id of the card's title on the page.
          url: `${page.url}#title-${key}`,
          name: portfolio[text].title,
          description: portfolio[text].description,
          image: {
            '@type': 'ImageObject',
            url: page.siteUrl + poster.jpeg,
            width: String(pictureSize.width),
            height: String(pictureSize.height),
          },
          creator: reference(ids.organization(page)),
        },
      })),
  };
}
