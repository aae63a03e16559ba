import { createIsomorphicFn } from '@tanstack/react-start';
import type { Graph } from 'schema-dts';
import { company } from '#content/company.ts';
import { type Alternate, alternatesOf } from '#i18n/alternates.ts';
import { type Language, localeConfig } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { HeadContext, PageMetadata } from './page-metadata.ts';
import { pageGraph } from './schema/page-graph.ts';

/** The tags for search engines, previews of links and feed readers. `LocaleAlternates` alone writes other meta tags. */
export async function pageHead(context: HeadContext, page: PageMetadata) {
  if (page.noIndex) return hiddenHead(context, page);
  const data = await structuredData(context, page);
  return {
    meta: [
      { title: documentTitle(context, page) },
      ...named({
        description: page.searchDescription || page.description,
        keywords: page.keywords,
        author: page.author,
        // Without this value Google shows pictures only as thumbnails.
        robots: 'max-image-preview:large',
      }),
      ...preview(context, page),
    ],
    links: [
      { rel: 'canonical', href: canonicalUrl(context, page) },
      ...alternatesOfPage(context, page).map(({ hreflang, language, path }) => ({
        rel: 'alternate',
        hrefLang: hreflang,
        href: context.siteUrl + pathInLanguage(path, language),
      })),
    ],
    scripts: data
      ? [
          {
            type: 'application/ld+json',
            // A `</script>` in a text must not end the script.
            children: JSON.stringify(data).replaceAll('<', '\\u003c'),
          },
        ]
      : [],
  };
}

/**
 * The structured data of a page. Only the server makes it: crawlers read the HTML, and visitors who navigate inside the
 * site need no code for it.
 */
const structuredData = createIsomorphicFn()
  .server(
    (context: HeadContext, page: PageMetadata): Promise<Graph | undefined> =>
      pageGraph(context, page),
  )
  .client(
    async (_context: HeadContext, _page: PageMetadata): Promise<Graph | undefined> => undefined,
  );

/** The head of a page with noindex. It has no canonical URL and no preview. */
function hiddenHead(context: HeadContext, page: PageMetadata) {
  return {
    meta: [
      { title: documentTitle(context, page) },
      ...named({ description: page.description, robots: 'noindex, nofollow' }),
    ],
    links: [],
    scripts: [],
  };
}

function documentTitle(context: HeadContext, page: PageMetadata): string {
  const name = company.name[languageOf(context, page)];
  const title = page.searchTitle || page.title;
  return title ? `${title} · ${name}` : name;
}

/** Open Graph and Twitter card. They use the page's own title and description, because the picture shows that title. */
function preview(context: HeadContext, page: PageMetadata) {
  const language = languageOf(context, page);
  const name = company.name[language];
  const title = page.title ?? name;
  const image = page.sharePicture && context.siteUrl + page.sharePicture;
  const alt = image && title;
  return [
    ...properties({
      'og:type': page.type ?? 'website',
      'og:site_name': name,
      'og:title': title,
      'og:description': page.description,
      'og:url': canonicalUrl(context, page),
      'og:image': image,
      'og:image:width': image && '1200',
      'og:image:height': image && '630',
      'og:image:alt': alt,
      'og:locale': localeConfig[language].openGraphLocale,
      'article:author': page.author,
      'article:published_time': page.publishedTime,
      'article:modified_time': page.modifiedTime,
    }),
    ...named({
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': page.description,
      'twitter:image': image,
      'twitter:image:alt': alt,
    }),
  ];
}

function canonicalUrl(context: HeadContext, page: PageMetadata): string {
  return context.siteUrl + pathInLanguage(page.path, languageOf(context, page));
}

/** A page with another canonical URL names no languages. The page at that URL names them. */
function alternatesOfPage(context: HeadContext, page: PageMetadata): Alternate[] {
  const isCanonical = languageOf(context, page) === context.language;
  return isCanonical ? alternatesOf(page.versions ?? page.path) : [];
}

function languageOf(context: HeadContext, page: PageMetadata): Language {
  return page.contentLanguage ?? context.language;
}

function named(values: Record<string, string | undefined>) {
  return Object.entries(values).flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

function properties(values: Record<string, string | undefined>) {
  return Object.entries(values).flatMap(([property, content]) =>
    content ? [{ property, content }] : [],
  );
}
