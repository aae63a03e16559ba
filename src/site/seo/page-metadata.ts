import type { PostSummary } from '#domain/posts/index.ts';
import type { TopicKind } from '#domain/topics/index.ts';
import type { PageVersion } from '#i18n/alternates.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageId } from '#pages.ts';
import type { RenderedPost } from '#site/blog/post/rendered-post.ts';

/** The route context that every head gets. */
export type HeadContext = { siteUrl: string; language: Language };

/** The facts from which a head is made. */
export type PageMetadata = {
  /** Without a language prefix: `/blog`. */
  path: string;
  /** Undefined while the page's texts load. */
  title: string | undefined;
  description?: string | undefined;
  /** Title and description for search engines, if an editor wrote them. */
  searchTitle?: string;
  searchDescription?: string;
  /** Separated by commas. */
  keywords?: string;
  /** The path of a picture of 1200 × 630 pixels that shows the title. */
  sharePicture?: string | undefined;
  type?: 'website' | 'article';
  author?: string;
  /** ISO 8601. */
  publishedTime?: string;
  modifiedTime?: string;
  /**
   * The language of the content where it differs from the path's, as for a post without translation. The canonical URL
   * is the one under this language's prefix.
   */
  contentLanguage?: Language;
  /** The versions of the page, itself included. By default every language has the same path. */
  versions?: readonly PageVersion[];
  /** Keeps search engines from listing the page. */
  noIndex?: boolean;
  /** Undefined for a page without structured data. */
  content?: PageContent;
};

/** The content of a page, for its structured data. */
export type PageContent =
  | { page: 'blog'; posts: readonly PostSummary[] }
  | { page: 'post'; post: RenderedPost }
  | { page: Exclude<TopicKind, 'series'>; posts: readonly PostSummary[] }
  | { page: 'series'; name: string; posts: readonly PostSummary[] }
  | {
      page: Exclude<PageId, 'blog' | 'post' | TopicKind>;
      /** The day of the last change, if known: `2025-08-02`. */
      updated?: string;
    };
