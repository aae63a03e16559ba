import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { blogPath } from './site-pages.ts';

/**
 * Every page may be crawled. The API repeats pages and feeds, and the panel has nothing to find. The blog's filters are
 * excluded, because tags can be combined without end
 * (https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation).
 */
export function writeRobots(siteUrl: string): string {
  const filters = languages.map((language) => `Disallow: ${pathInLanguage(blogPath, language)}?`);
  return `User-agent: *
Disallow: /admin
Disallow: /api/
${filters.join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`;
}
