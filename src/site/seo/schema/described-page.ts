import type { IdReference, ImageObject } from 'schema-dts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { HeadContext, PageMetadata } from '../page-metadata.ts';

/** The facts from which a page's schema.org objects are made. */
export type DescribedPage = {
  siteUrl: string;
  /** The language of the text, which the prefix of the canonical URL names. */
  language: Language;
  /** The canonical URL. */
  url: string;
  title: string;
  description: string;
  sharePicture: string | undefined;
};

export function describePage(context: HeadContext, metadata: PageMetadata): DescribedPage {
  const { siteUrl } = context;
  const language = metadata.contentLanguage ?? context.language;
  return {
    siteUrl,
    language,
    url: siteUrl + pathInLanguage(metadata.path, language),
    title: metadata.title ?? '',
    description: metadata.description ?? '',
    sharePicture: metadata.sharePicture,
  };
}

/** @param path of another page, without prefix */
export function urlOf(page: DescribedPage, path: string, language = page.language): string {
  return page.siteUrl + pathInLanguage(path, language);
}

/** The `@id`s by which objects refer to one another, on one page and across pages. */
export const ids = {
  organization: (page: DescribedPage) => `${page.siteUrl}/#organization`,
  webSite: (page: DescribedPage) => `${page.siteUrl}/#website`,
  page: (page: DescribedPage) => `${page.url}#page`,
  breadcrumbs: (page: DescribedPage) => `${page.url}#breadcrumbs`,
  projects: (page: DescribedPage) => `${page.url}#projects`,
  articles: (page: DescribedPage) => `${page.url}#articles`,
  /** @param url of the page that lists the parts */
  series: (url: string) => `${url}#series`,
  blog: (page: DescribedPage) => `${urlOf(page, '/blog')}#blog`,
  post: (page: DescribedPage, slug: string, language = page.language) =>
    `${urlOf(page, `/blog/${slug}`, language)}#post`,
};

/** How many posts and projects a list names (specification, section 9). */
export const listedItems = 5;

export function reference(id: string): IdReference {
  return { '@id': id };
}

/** @param path of a share picture */
export function shareImage(page: DescribedPage, path: string): ImageObject {
  return {
    '@type': 'ImageObject',
    url: page.siteUrl + path,
    width: '1200',
    height: '630',
  };
}
