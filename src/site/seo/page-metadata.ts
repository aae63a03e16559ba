import type { PostSummary } from '#domain/posts/index.ts';
import type { PageVersion } from '#i18n/alternates.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageId } from '#pages.ts';
import type { RenderedPost } from '#site/blog/rendered-post.ts';

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
  /** Undefined for a page without structured data. */
  content?: PageContent;
};

/** What a page shows, for its structured data. */
export type PageContent =
  | { page: 'blog'; posts: readonly PostSummary[] }
  | { page: 'post'; post: RenderedPost }
  | {
      page: Exclude<PageId, 'blog' | 'post'>;
      /** The day of the last change where one is known: `2025-08-02`. */
      updated?: string;
    };
