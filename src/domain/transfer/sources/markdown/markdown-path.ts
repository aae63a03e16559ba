import { readLanguage } from '#i18n/language-tags.ts';

/** What the path of a Markdown file says about it. */
export type MarkdownPath = {
  /** Without language, date and ending: all languages of an article have the same. */
  article: string;
  /** The folders of the article; empty at the root. */
  section: string;
  /** The name of the file, without language, date and ending. */
  file: string;
  slug: string;
  /** The slug as words, for a text without a title. */
  words: string;
  languageTag: string | undefined;
  /** "2019-05-01" of Jekyll's `2019-05-01-hello.md`, also of `2019-5-1-hello.md`. */
  day: string | undefined;
  /** Whether it is where Jekyll has its posts. */
  isJekyll: boolean;
  isDraft: boolean;
  isPage: boolean;
};

/** Files of texts; Jekyll and Hugo also take HTML with front matter. */
export const textFile = /\.(?:md|markdown|html?)$/i;

/** What stands in a repository for those who work on it. */
const ofRepository = /^(?:readme|changelog|contributing|license|code_of_conduct|agents|claude)$/i;

/** @param path relative to the folder of the import */
export function readMarkdownPath(path: string): MarkdownPath {
  const parts = path
    .replace(textFile, '')
    .replace(/^src\/(?=content\/)/, '')
    .split('/');
  const isDraft = parts.includes('_drafts');
  const isContent = parts[0] === 'content';
  const folders = parts
    .slice(isContent ? 1 : 0, -1)
    .filter((part) => !/^_(?:posts|drafts)$/.test(part));
  const name = parts.at(-1) ?? '';
  // `hello.ar.md`, `ar/hello.md`, and `hello/ar.md`.
  const suffix = /^(.+)\.([a-z]{2,3}(?:[-_][a-z]{2,4})?)$/i.exec(name);
  const bySuffix = suffix && readLanguage(suffix[2] ?? '') ? suffix : null;
  const isLanguageFile = folders.length > 0 && readLanguage(name) !== null && name.length <= 7;
  const [top = ''] = folders;
  const byFolder = !bySuffix && !isLanguageFile && readLanguage(top) !== null ? top : undefined;
  if (byFolder !== undefined) folders.shift();
  const stem = isLanguageFile ? 'index' : (bySuffix?.[1] ?? name);
  const [, year, month = '', dayOfMonth = '', dated] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/.exec(stem) ?? [];
  const file = dated ?? stem;
  const isIndex = file === 'index';
  const slug = isIndex ? (folders.at(-1) ?? '') : file;
  return {
    article: [...folders, ...(isIndex ? [] : [stem])].join('/'),
    section: folders.join('/'),
    file,
    slug,
    words: slug.replace(/[-_]+/g, ' ').trim(),
    languageTag: bySuffix?.[2] ?? (isLanguageFile ? name : byFolder),
    day: year && `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`,
    isJekyll: isDraft || parts.includes('_posts'),
    isDraft,
    isPage:
      file === '_index' ||
      ofRepository.test(file) ||
      slug === '' ||
      (isContent && (folders.length === 0 || folders[0] === 'pages')),
  };
}
