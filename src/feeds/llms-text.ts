import { company } from '#content/company.ts';
import { siteMessages } from '#content/messages/site.ts';
import { listPublishedSummaries, maxListedPosts } from '#domain/posts/index.ts';
import type { FeedPath } from '#feed-formats.ts';
import { type Language, languages, localeConfig } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { Database } from '#platform/database/index.ts';
import { blogPath, listSitePages } from './site-pages.ts';

type LinkedPost = { language: Language; path: string; title: string; description: string };

/** The newest posts of each language. */
export async function readLinkedPosts(database: Database): Promise<LinkedPost[]> {
  const lists = await Promise.all(
    languages.map((language) =>
      listPublishedSummaries(database, { language, limit: maxListedPosts }),
    ),
  );
  return lists.flat().map(({ language, slug, title, description }) => ({
    language,
    path: `${blogPath}/${slug}`,
    title,
    description,
  }));
}

/** `llms.txt` (https://llmstxt.org): the company in a few lines, and where to read more, for language models. */
export async function writeLlmsText(
  siteUrl: string,
  posts: readonly LinkedPost[],
): Promise<string> {
  const { street, city, region } = company.address;
  const sections = await Promise.all(
    languages.map(async (language) => {
      const pages = await listSitePages(language);
      const own = posts.filter((post) => post.language === language);
      return section(
        localeConfig[language].endonym,
        [...pages, ...own].map((page) => ({ ...page, path: pathInLanguage(page.path, language) })),
        siteUrl,
      );
    }),
  );
  return `# ${company.name.en}

> ${siteMessages.en.hero.pageDescription}

${company.legalName}, ${street}, ${city}, ${region}. ${company.salesEmail}, ${company.telephone.display}.
Every page is in English, Arabic (under /arabic) and Central Kurdish, Sorani (under /kurdish); an article may be in fewer.

${sections.join('\n')}
${section('Optional', machineReadable, siteUrl)}`;
}

const machineReadable = [
  {
    path: '/feed.json' satisfies FeedPath,
    title: 'JSON Feed',
    description: 'The newest articles with their full text',
  },
  {
    path: '/sitemap.xml',
    title: 'Sitemap',
    description: 'Every address, with its versions in other languages',
  },
];

function section(
  heading: string,
  links: readonly { path: string; title: string; description: string }[],
  siteUrl: string,
): string {
  const lines = links.map(
    ({ path, title, description }) =>
      `- [${linkText(title)}](${siteUrl}${path}): ${oneLine(description)}\n`,
  );
  return `## ${heading}\n\n${lines.join('')}`;
}

function linkText(title: string): string {
  return oneLine(title).replace(/[[\]\\]/g, '\\$&');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
