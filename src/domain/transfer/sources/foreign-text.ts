import { oldPathOf } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { SourceText, SourceValues } from '../article.ts';
import { readTime } from './tidy-values.ts';

export type ReadOptions = {
  /** Of texts that don't name theirs; without it, that of their blog. */
  language?: Language | undefined;
  /** Where the blog was; its pictures are fetched from there if they are not in the folder. */
  site?: URL | undefined;
};

/** A text of another program. */
export type ForeignText = {
  key: string;
  language: Language;
  values: SourceValues;
  /** The slug that it had. */
  slug: string;
  isPublished: boolean;
  /** Times as the source writes them. A text that is published has a date. */
  date: unknown;
  updated?: unknown;
  /** Paths or URLs; what can't redirect is left out. */
  oldUrls: readonly string[];
};

/** A text of another program as the importer takes it. Without a date it is not published. */
export function toSourceText(text: ForeignText): SourceText {
  const { key, language, values } = text;
  const slug = text.slug.replaceAll('\0', '');
  const date = readTime(text.date);
  const updated = readTime(text.updated) ?? date;
  const publishedAt = text.isPublished ? date : null;
  return {
    key,
    language,
    isCopy: false,
    values: { ...values, ...(slug !== '' && slug.length <= 100 && { slug }) },
    publishedAt,
    ...(date && {
      stored: {
        slug,
        createdAt: date.toISOString(),
        updatedAt: (updated && updated > date ? updated : date).toISOString(),
        firstPublishedAt: publishedAt?.toISOString() ?? null,
      },
    }),
    oldPaths: [...new Set(text.oldUrls.flatMap(pathsOf))],
  };
}

function pathsOf(url: string): string[] {
  const base = 'https://old.example';
  if (!URL.canParse(url, base)) return [];
  const { pathname, search } = new URL(url, base);
  const path = oldPathOf(pathname + search);
  // `/blog/?p=12`, and searches: their paths alone lead to something else.
  const isOther = path === null || (search !== '' && !path.includes('?'));
  return isOther ? [] : [path];
}
