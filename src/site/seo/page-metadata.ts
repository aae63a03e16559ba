import type { Messages } from '#content/dictionaries/index.ts';
import type { PostSummary } from '#domain/posts/index.ts';
import type { PageVersion } from '#i18n/alternates.ts';
import type { Language } from '#i18n/languages.ts';
import type { RenderedPost } from '#site/blog/load-posts.ts';

/** What a route's context gives to every head. */
export type HeadContext = { siteUrl: string; language: Language };

/** All that a head is made from. */
export type PageMetadata = {
  /** Without prefix: `/blog`. */
  path: string;
  /** Undefined while the page's texts are on their way. */
  title: string | undefined;
  description?: string | undefined;
  /** What search engines show in the place of title and description, where an editor has written that. */
  searchTitle?: string;
  searchDescription?: string;
  /** Separated by commas. */
  keywords?: string;
  /** A path on the site, of a picture of 1200 × 630 pixels that shows the title. */
  sharePicture?: string | undefined;
  type?: 'website' | 'article';
  author?: string;
  /** ISO 8601. */
  publishedTime?: string;
  modifiedTime?: string;
  /**
   * Language of the page where it isn't that of its path, as for a post without translation. The canonical address is the
   * one under this language's prefix.
   */
  contentLanguage?: Language;
  /** Where it can be read, itself among them; by default every language has it under the same path. */
  versions?: readonly PageVersion[];
  /** For pages that search engines should not list. */
  noIndex?: boolean;
  /** What schema.org has words for. */
  shows?: PageContent;
};

/** What a page shows, for its structured data. */
export type PageContent =
  | { kind: 'home'; guarantee: Messages['guarantee'] }
  | { kind: 'about' }
  | { kind: 'portfolio'; portfolio: Messages['portfolio'] }
  | { kind: 'blog'; posts: readonly PostSummary[] }
  | { kind: 'post'; post: RenderedPost }
  | { kind: 'legal'; updated: string };
