import { basename, posix } from 'node:path';
import { postFields } from '#domain/posts/shared/fields.ts';
import { noSuchLanguage, readLanguage } from '#i18n/language-tags.ts';
import type { Language } from '#i18n/languages.ts';
import type { Source, SourceItem } from '../article.ts';
import { skipped } from '../article.ts';
import { readFrontMatter } from '../front-matter.ts';
import { pictureInFolder } from '../pictures/picture-in-folder.ts';
import { listFolder, readInside } from '../safe-folder.ts';
import { describeFailure } from '../transfer-error.ts';
import { toSourceText } from './foreign-text.ts';
import { type MarkdownPath, readMarkdownPath } from './markdown-path.ts';
import { plainMarkdown } from './markdown-syntax.ts';
import { type Matter, readMatter } from './matter.ts';
import { isFuture, tidyFields, tidyTags } from './tidy-values.ts';

const maxBytes = 2_000_000;
const maxCharacters = postFields.content.limit;

export type ReadOptions = {
  /** Of texts that don't name theirs. */
  language: Language;
  /** Where the blog was; its pictures are fetched from there if they are not in the folder. */
  site?: URL | undefined;
};

/** Reads a folder of Markdown with front matter, as Jekyll, Hugo and others keep it. */
export function readMarkdownFolder(root: string, options: ReadOptions): Source {
  const list = async () => {
    const { files, links } = await listFolder(root);
    const texts = files.filter((file) => /\.(?:md|markdown)$/i.test(file));
    const hasPosts = texts.some((file) => /(?:^|\/)_posts\//.test(file));
    const hasContent = texts.some((file) => file.startsWith('content/'));
    const isPost = (file: string) => {
      if (hasPosts) return /(?:^|\/)_(?:posts|drafts)\//.test(file);
      return !hasContent || file.startsWith('content/');
    };
    return { texts: texts.filter(isPost), links };
  };
  return {
    name: 'a folder of Markdown',
    count: async () => (await list()).texts.length,
    async *items() {
      const { texts, links } = await list();
      for (const link of links) yield skipped(link, 'symbolic links are not followed');
      for (const file of texts) yield await readFile(root, file, options);
    },
  };
}

async function readFile(root: string, file: string, options: ReadOptions): Promise<SourceItem> {
  try {
    const path = readMarkdownPath(file);
    if (path.isPage) return skipped(file, 'it is a page, not a post');
    const { matter, body } = readFrontMatter((await readInside(root, file, maxBytes)).toString());
    const facts = readMatter(matter);
    if (!facts) return skipped(file, 'its front matter has no keys');
    const tag = facts.text('lang', 'language', 'locale') ?? path.languageTag;
    const language = tag === undefined ? options.language : readLanguage(tag);
    if (language === null || language === 'other') return skipped(file, noSuchLanguage(tag ?? ''));
    if (/^page$/i.test(facts.text('type', 'layout') ?? ''))
      return skipped(file, 'it is a page, not a post');
    if (body.length > maxCharacters)
      return skipped(file, `its text must have at most ${maxCharacters} characters`);
    return toArticle({ root, file, path, facts, body, language, site: options.site });
  } catch (error) {
    return skipped(file, describeFailure(error));
  }
}

type Given = {
  root: string;
  file: string;
  path: MarkdownPath;
  facts: Matter;
  body: string;
  language: Language;
  site: URL | undefined;
};

function toArticle({ root, file, path, facts, body, language, site }: Given): SourceItem {
  const { content: whole, notes: leftovers } = plainMarkdown(body);
  const heading = facts.text('title') === undefined ? /^# +(.+)\n*/.exec(whole) : null;
  const title = facts.text('title') ?? heading?.[1]?.trim() ?? path.words;
  const content = heading ? whole.slice(heading[0].length) : whole;
  const { tags, notes: tagNotes } = tidyTags(
    facts.list('tags', 'tag', 'keywords', 'taxonomies.tags'),
  );
  const { values, notes: fieldNotes } = tidyFields({
    description: facts.text('description', 'summary', 'excerpt', 'subtitle'),
    category: facts.text('category', 'categories', 'taxonomies.categories'),
    author: facts.text('author', 'authors', 'author.name'),
    imageAlt: facts.text('imageAlt', 'image_alt', 'coverAlt', 'cover.alt', 'image.alt'),
  });
  const image = facts.text(...coverKeys);
  const date =
    facts.value('date', 'publishDate', 'published_at', 'pubDate', 'created') ?? path.date;
  const state = stateOf(facts, path, date);
  const key = `markdown ${basename(root)} ${facts.text('translationKey') ?? path.article}`;
  const text = toSourceText({
    key: `${key} ${language}`,
    language,
    values: {
      title,
      content,
      ...values,
      ...(tags.length > 0 && { tags }),
      ...(image && { image }),
    },
    slug: facts.text('slug') ?? path.slug,
    isPublished: state === null,
    date,
    updated: facts.value('lastmod', 'updated', 'last_modified_at', 'modified', 'updatedDate'),
    oldUrls: oldUrlsOf(facts, path),
  });
  return {
    kind: 'article',
    article: {
      key,
      where: file,
      texts: [text],
      notes: [...(state ? [state] : []), ...leftovers, ...tagNotes, ...fieldNotes],
      findPicture: async (reference) => {
        const found = await pictureInFolder(root, reference, {
          inside: posix.dirname(file),
          roots,
        });
        return found.kind === 'missing' && site && URL.canParse(reference, site)
          ? { kind: 'web', url: new URL(reference, site).href }
          : found;
      },
    },
  };
}

const coverKeys = [
  'image',
  'cover.image',
  'cover',
  'featured_image',
  'featuredImage',
  'feature_image',
  'thumbnail',
  'header.image',
  'header.teaser',
  'images',
  'image.path',
];

/** Where paths from the root of the site may lie in the folder. */
const roots = ['', '/static', '/assets', '/public', '/content'];

/** Why a text is not published, or null. */
function stateOf(facts: Matter, { isDraft }: MarkdownPath, date: unknown): string | null {
  const published = facts.value('published');
  if (isDraft || facts.value('draft') === true || published === false)
    return 'a draft: unpublished';
  if (date === undefined) return 'it has no date: unpublished, until somebody publishes it';
  return isFuture(date) ? 'its date is in the future: unpublished' : null;
}

/** The derived paths are those that Jekyll and Hugo make without further settings. */
function oldUrlsOf(
  facts: Matter,
  { day, section, file, article, languageTag }: MarkdownPath,
): string[] {
  const named = [facts.text('permalink', 'url'), ...facts.list('aliases', 'redirect_from')].filter(
    (url) => url !== undefined && !/\/:/.test(url),
  );
  const categories = facts.list('categories', 'category').join('/');
  const prefix = categories === '' ? '' : `/${categories}`;
  const derived = day
    ? [
        `${prefix}/${day.replaceAll('-', '/')}/${file}.html`,
        `${prefix}/${day.replaceAll('-', '/')}/${file}`,
      ]
    : section === ''
      ? []
      : [languageTag === undefined ? `/${article}` : `/${languageTag}/${article}`];
  return [...named.flatMap((url) => url ?? []), ...derived];
}
