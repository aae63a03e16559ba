import { basename, posix } from 'node:path';
import { postFields } from '#domain/posts/shared/fields.ts';
import type { Language } from '#i18n/languages.ts';
import type { Source, SourceItem } from '../../article.ts';
import { skipped } from '../../article.ts';
import { readFrontMatter } from '../../front-matter.ts';
import { pictureOfBlog } from '../../pictures/picture-in-folder.ts';
import { listFolder, readInside } from '../../safe-folder.ts';
import { describeFailure, TransferError } from '../../transfer-error.ts';
import { convertHtml, describeText, textOfHtml } from '../convert-html.ts';
import { type ReadOptions, toSourceText } from '../foreign-text.ts';
import { languageOfText } from '../text-language.ts';
import { isFuture, listed, tidyFields, tidyTags } from '../tidy-values.ts';
import { type BlogConfig, readBlogConfig } from './blog-config.ts';
import { type MarkdownPath, readMarkdownPath, textFile } from './markdown-path.ts';
import { type Matter, readMatter } from './matter.ts';
import { oldUrlsOf } from './old-urls.ts';
import { plainMarkdown, withoutLiquid } from './plain-markdown.ts';

const maxBytes = 2_000_000;
const maxCharacters = postFields.content.limit;

/**
 * Reads a folder of Markdown with front matter, as Jekyll, Hugo and others keep it.
 *
 * @throws {TransferError} by its methods, for a folder without Markdown
 */
export function readMarkdownFolder(root: string, options: ReadOptions): Source {
  const list = async () => {
    const { files, links } = await listFolder(root);
    const hasPosts = files.some((file) => inPosts.test(file));
    const hasContent = files.some((file) => inContent.test(file));
    const isPost = (file: string) => {
      if (hasPosts) return inPosts.test(file);
      return hasContent ? inContent.test(file) : !/\.html?$/i.test(file);
    };
    const posts = files.filter(isPost);
    if (!posts.some((file) => textFile.test(file)))
      throw new TransferError(
        `${root} has no Markdown: name the folder of a blog, or the file of an export`,
      );
    return { files, links, posts, texts: posts.filter((file) => textFile.test(file)) };
  };
  return {
    name: 'a folder of Markdown',
    count: async () => (await list()).texts.length,
    async *items() {
      const { files, links, posts, texts } = await list();
      for (const link of links) yield skipped(link, 'symbolic links are not followed');
      const config = await readBlogConfig(root, files);
      if (config.problem) yield skipped(config.problem.file, config.problem.reason);
      for (const file of texts) yield await readFile({ root, file, options, config });
      const others = posts.filter((file) => otherText.test(file));
      if (others.length > 0)
        yield skipped(listed(others), 'only Markdown and HTML are read: convert them');
    },
  };
}

const inPosts = /(?:^|\/)_(?:posts|drafts)\//;
const inContent = /^(?:src\/)?content\//;
/** Texts of other markup. */
const otherText = /\.(?:mdx|adoc|asciidoc|org|rst|textile|ipynb|pandoc)$/i;

type Reading = { root: string; file: string; options: ReadOptions; config: BlogConfig };

async function readFile(reading: Reading): Promise<SourceItem> {
  const { root, file, options, config } = reading;
  try {
    const path = readMarkdownPath(file);
    if (path.isPage) return skipped(file, 'it is a page, not a post');
    const { matter, body } = readFrontMatter((await readInside(root, file, maxBytes)).toString());
    const facts = readMatter(matter);
    if (!facts) return skipped(file, 'its front matter has no keys');
    const own = facts.text('lang', 'language', 'locale') ?? path.languageTag;
    const found = languageOfText({ own, blog: config.languageTag }, options.language);
    if ('reason' in found) return skipped(file, found.reason);
    if (/^page$/i.test(facts.text('type', 'layout') ?? ''))
      return skipped(file, 'it is a page, not a post');
    if (body.length > maxCharacters)
      return skipped(file, `its text must have at most ${maxCharacters} characters`);
    return toArticle({ ...reading, path, facts, body, language: found.language });
  } catch (error) {
    return skipped(file, describeFailure(error));
  }
}

type Given = Reading & { path: MarkdownPath; facts: Matter; body: string; language: Language };

function toArticle(given: Given): SourceItem {
  const { root, file, path, facts, language, config, options } = given;
  const { title, content, plain, notes: lost } = readText(given);
  if (content === '') return skipped(file, 'it has no text');
  const { tags, notes: tagNotes } = tidyTags(
    facts.list('tags', 'tag', 'keywords', 'taxonomies.tags'),
  );
  const { values, notes: fieldNotes } = tidyFields({
    description: facts.text('description', 'summary', 'excerpt', 'subtitle'),
    category: facts.text('category', 'categories', 'taxonomies.categories'),
    author: facts.text('author', 'authors', 'author.name'),
    series: facts.text('series', 'taxonomies.series'),
    imageAlt: facts.text('imageAlt', 'image_alt', 'coverAlt', 'cover.alt', 'image.alt'),
  });
  const image = facts.text(...coverKeys);
  const date = facts.value('date', 'publishDate', 'published_at', 'pubDate', 'created') ?? path.day;
  const time = config.timeOf(date);
  const state = stateOf(facts, path, time);
  const key = `markdown ${basename(root)} ${facts.text('translationKey') ?? path.article}`;
  const text = toSourceText({
    key: `${key} ${language}`,
    language,
    values: {
      title,
      content,
      ...describeText(title, plain),
      ...values,
      ...(tags.length > 0 && { tags }),
      ...(image && { image }),
    },
    slug: facts.text('slug') ?? path.slug,
    isPublished: state === null,
    date: time,
    updated: config.timeOf(
      facts.value('lastmod', 'updated', 'last_modified_at', 'modified', 'updatedDate'),
    ),
    oldUrls: oldUrlsOf({ facts, path, title, date, config }),
  });
  return {
    kind: 'article',
    article: {
      key,
      where: file,
      texts: [text],
      notes: [...(state ? [state] : []), ...lost, ...tagNotes, ...fieldNotes],
      findPicture: async (reference) =>
        await pictureOfBlog(options.site, root, reference, { inside: posix.dirname(file), roots }),
    },
  };
}

/** The title, and the text without a heading that says the same. */
function readText({ file, path, facts, body }: Given) {
  const { heading, rest } = splitHeading(body.replaceAll('\r\n', '\n').trimStart());
  const title = facts.text('title') ?? heading ?? path.words;
  const text = heading === title ? rest : body;
  if (!/\.html?$/i.test(file)) return { title, ...plainMarkdown(text) };
  const html = withoutLiquid(text);
  return { title, ...convertHtml(html), plain: textOfHtml(html) };
}

/** The heading of the first level at the start of a text, in either form of Markdown. */
function splitHeading(text: string): { heading?: string; rest: string } {
  const [line = '', next = '', ...others] = text.split('\n');
  if (line.startsWith('# '))
    return {
      heading: line
        .slice(2)
        .trim()
        .replace(/ #{1,6}$/, ''),
      rest: [next, ...others].join('\n'),
    };
  return /^={1,200}$/.test(next.trimEnd())
    ? { heading: line.trim(), rest: others.join('\n') }
    : { rest: text };
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

/** Why a text is not published, or null. */
function stateOf(facts: Matter, { isDraft }: MarkdownPath, date: unknown): string | null {
  const published = facts.value('published');
  if (isDraft || facts.value('draft') === true || published === false)
    return 'a draft: unpublished';
  if (date === undefined) return 'it has no date: unpublished, until somebody publishes it';
  return isFuture(date) ? 'its date is in the future: unpublished' : null;
}

/** Where paths from the root of the site may lie in the folder. */
const roots = ['', '/static', '/assets', '/public', '/content', '/source', '/src'];
