import { company } from '#content/company.ts';
import { type Language, languageFacts } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';

export type PageMetadata = {
  /** Without prefix: `/blog`. */
  path: string;
  /** Undefined while the page's texts are on their way. */
  title: string | undefined;
  description: string | undefined;
  keywords?: readonly string[];
  /** A path on the site. */
  image?: string;
  type?: 'website' | 'article';
  author?: string;
  publishedTime?: string;
  modifiedTime?: string;
  /** Language of the page where it isn't that of its path, as for a post without translation. */
  contentLanguage?: Language;
  /** schema.org objects that say what the page shows. */
  structuredData?: readonly Record<string, unknown>[];
};

/** What a route's context gives to every head. */
export type HeadContext = { siteUrl: string; language: Language };

/** Title, description, canonical address, Open Graph and Twitter card of a page. Nothing else writes meta tags. */
export function pageHead(context: HeadContext, page: PageMetadata) {
  const language = page.contentLanguage ?? context.language;
  const name = company.name[language];
  const title = page.title ? `${page.title} · ${name}` : name;
  const url = context.siteUrl + pathInLanguage(page.path, language);
  const image = context.siteUrl + (page.image ?? '/share.png');
  return {
    meta: [
      { title },
      ...named({
        description: page.description,
        keywords: page.keywords?.join(', '),
        author: page.author,
        'twitter:card': 'summary_large_image',
        'twitter:title': page.title ?? name,
        'twitter:description': page.description,
        'twitter:image': image,
      }),
      ...properties({
        'og:type': page.type ?? 'website',
        'og:site_name': name,
        'og:title': page.title ?? name,
        'og:description': page.description,
        'og:url': url,
        'og:image': image,
        'og:locale': languageFacts[language].openGraphLocale,
        'article:author': page.author,
        'article:published_time': page.publishedTime,
        'article:modified_time': page.modifiedTime,
      }),
    ],
    links: [{ rel: 'canonical', href: url }],
    scripts: (page.structuredData ?? []).map((data) => ({
      type: 'application/ld+json',
      // `</script>` in a text must not end the script.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  };
}

function named(values: Record<string, string | undefined>) {
  return Object.entries(values).flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

function properties(values: Record<string, string | undefined>) {
  return Object.entries(values).flatMap(([property, content]) =>
    content ? [{ property, content }] : [],
  );
}
