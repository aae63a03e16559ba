import type { Messages } from '#content/messages/index.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** The key of a message: `hero.pageTitle`. */
export type MessageKey = {
  [Section in keyof Messages]: {
    [Name in keyof Messages[Section] & string]: Messages[Section][Name] extends string
      ? `${Section}.${Name}`
      : never;
  }[keyof Messages[Section] & string];
}[keyof Messages];

export type FooterGroup = 'product' | 'company' | 'legal' | 'end';

/** All facts about a public page except its content. */
export type Page = {
  /** Without a language prefix. `$name` stands for a slug: such an entry has many pages, as of posts or tags. */
  path: string;
  /**
   * The page's folder in `src/site`, which has its style (`page.css`). Its messages have the name of the first part,
   * which pages may share: `blog/list` and `blog/post`.
   */
  folder: string;
  /**
   * Where title and description come from, for the head, llms.txt and the share picture: two messages, or the document
   * of that name in `content/legal`. Each page of a slug has its `own`.
   */
  summary: readonly [title: MessageKey, description: MessageKey] | 'privacy' | 'terms' | 'own';
  /** The page lists posts of any topic. A changed post then purges it, and dates it in the sitemap. */
  listsPosts?: true;
  /** The query parameters that the page uses. The page cache drops all others. */
  parameters?: readonly string[];
  /** When React loads: `idle` for a page on which something moves, otherwise at the reader's first intent. */
  hydrate?: 'idle';
  /** Where the layout links to the page: `legal` ends the footer's group `company`, and `end` is its last line. */
  link?: {
    label: MessageKey;
    /** The languages in which the header and the side sheet have the link. */
    header?: readonly Language[];
    footer: FooterGroup;
  };
};

/**
 * The public pages, in the order of the menus. Heads, cache policies, sitemap, llms.txt, share pictures, styles,
 * messages, menus, hydration and lists in tests derive from this registry. docs/guides/add-a-page.md shows how to add a
 * page.
 */
export const pages = {
  home: {
    path: '/',
    folder: 'home',
    summary: ['hero.pageTitle', 'hero.pageDescription'],
    hydrate: 'idle',
  },
  portfolio: {
    path: '/portfolio',
    folder: 'portfolio',
    summary: ['portfolio.pageTitle', 'portfolio.pageDescription'],
    hydrate: 'idle',
    link: { label: 'navigation.portfolio', header: languages, footer: 'product' },
  },
  blog: {
    path: '/blog',
    folder: 'blog/list',
    summary: ['blog.title', 'blog.subtitle'],
    listsPosts: true,
    parameters: ['q', 'tag', 'category'],
    // The specification hides it from the English header.
    link: { label: 'navigation.blog', header: ['ar', 'ckb'], footer: 'product' },
  },
  post: {
    path: '/blog/$slug',
    folder: 'blog/post',
    summary: 'own',
  },
  tag: {
    path: '/blog/tag/$topic',
    folder: 'blog/topic',
    summary: 'own',
  },
  category: {
    path: '/blog/category/$topic',
    folder: 'blog/topic',
    summary: 'own',
  },
  series: {
    path: '/blog/series/$topic',
    folder: 'blog/topic',
    summary: 'own',
  },
  about: {
    path: '/about',
    folder: 'about',
    summary: ['about.pageTitle', 'about.pageDescription'],
    link: { label: 'navigation.about', header: languages, footer: 'company' },
  },
  follow: {
    path: '/follow',
    folder: 'follow',
    summary: ['follow.pageTitle', 'follow.pageDescription'],
    link: { label: 'navigation.follow', footer: 'end' },
  },
  privacy: {
    path: '/privacy',
    folder: 'legal',
    summary: 'privacy',
    link: { label: 'footer.privacy', footer: 'legal' },
  },
  terms: {
    path: '/terms-of-service',
    folder: 'legal',
    summary: 'terms',
    link: { label: 'footer.terms', footer: 'legal' },
  },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

/** The pages with one path in each language: all whose path has no slug. */
export type StaticPageId = {
  [Id in PageId]: (typeof pages)[Id]['path'] extends `${string}$${string}` ? never : Id;
}[PageId];

/** Pages by their ids: {@link pages}, or these and one more in a test. */
export type PageRegistry = Readonly<Record<string, Page>>;

function isPageId(id: string): id is PageId {
  return Object.hasOwn(pages, id);
}

function isStatic(id: PageId): id is StaticPageId {
  return !pages[id].path.includes('$');
}

// Marked as pure, so that the bundler can drop unused lists from a browser's file.
export const pageIds = /* @__PURE__ */ Object.keys(pages).filter(isPageId);

/** Ids of the pages with one path in each language, in the order of the menus. */
export const staticPageIds = /* @__PURE__ */ pageIds.filter(isStatic);

/** The paths of these pages, without prefix. */
export const staticPagePaths = /* @__PURE__ */ staticPageIds.map((id) => pages[id].path);

type LinkedPage = Extract<(typeof pages)[StaticPageId], { link: object }>;

function linksWhere(isShown: (link: LinkedPage['link']) => boolean) {
  return Object.values(pages).flatMap((page) =>
    'link' in page && isShown(page.link) ? [{ path: page.path, label: page.link.label }] : [],
  );
}

/** The links of the header in a language. */
export function headerLinks(language: Language) {
  return linksWhere((link) => 'header' in link && link.header.some((shown) => shown === language));
}

/** The links of a group in the footer. */
export function footerLinks(group: FooterGroup) {
  return linksWhere(({ footer }) => footer === group);
}

/** Each {@link Page.folder} once. */
export function pageFolders(registry: PageRegistry = pages): string[] {
  return [...new Set(Object.values(registry).map(({ folder }) => folder))];
}

/**
 * Finds the page of a path.
 *
 * @param path without a language prefix
 */
export function pageAt(path: string, registry: PageRegistry = pages): Page | undefined {
  return Object.values(registry).find((page) => pathPattern(page).test(path));
}

/** Matches the paths of a page, without prefix. A slug is a group of its name: that of a post is `slug`. */
export function pathPattern({ path }: Page): RegExp {
  return new RegExp(`^${path.replace(/\$(\w+)/, '(?<$1>[a-z0-9-]+)')}$`);
}

/** Title and description of a page, for search engines, previews of links and language models. */
export type PageSummary = { title: string; description: string };

/** @returns undefined if the summary is not made of messages, or if `messages` lacks them */
export function summaryFromMessages(
  { summary }: Page,
  messages: Partial<Messages>,
): PageSummary | undefined {
  if (typeof summary === 'string') return;
  const [title, description] = summary.map((key) => messageAt(messages, key));
  return title && description ? { title, description } : undefined;
}

/** @returns undefined if `messages` lacks it */
export function messageAt(messages: Partial<Messages>, key: MessageKey): string | undefined {
  const [section = '', name = ''] = key.split('.');
  const sections: Readonly<Record<string, Readonly<Record<string, unknown>>>> = messages;
  const message = sections[section]?.[name];
  return typeof message === 'string' ? message : undefined;
}
