import { dirname } from 'node:path';
import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import type { Source, SourceItem } from '../article.ts';
import { skipped } from '../article.ts';
import { pictureInFolder } from '../pictures/picture-in-folder.ts';
import { readBounded } from '../safe-folder.ts';
import { describeFailure, TransferError } from '../transfer-error.ts';
import { convertHtml, describeText } from './convert-html.ts';
import { toSourceText } from './foreign-text.ts';
import { readLanguage } from './language-tags.ts';
import type { ReadOptions } from './read-markdown-folder.ts';
import { isFuture, tidyFields, tidyTags } from './tidy-values.ts';

/** The whole file is in memory, as text and as objects: about four times its size. */
const maxBytes = 200_000_000;

/** Numbers in old versions. */
const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();
const time = z.union([z.string(), z.number()]).nullish();

const post = z.object({
  id,
  uuid: text,
  title: z.string(),
  slug: z.string().default(''),
  html: text,
  markdown: text,
  mobiledoc: text,
  /** `image` before Ghost 1. */
  feature_image: text,
  image: text,
  type: text,
  page: z.union([z.number(), z.boolean()]).nullish(),
  status: z.string().default('draft'),
  visibility: text,
  locale: text,
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  author_id: id.nullish(),
  created_at: time,
  updated_at: time,
  published_at: time,
});

type GhostPost = z.output<typeof post>;

const named = z.object({ id, name: z.string(), visibility: text });
const order = z.number().nullish();

const exported = z.object({
  data: z.object({
    posts: z.array(z.unknown()),
    tags: z.array(named).default([]),
    users: z.array(named).default([]),
    posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: order })).default([]),
    posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: order })).default([]),
    posts_meta: z
      .array(
        z.object({
          post_id: id,
          meta_title: text,
          meta_description: text,
          feature_image_alt: text,
        }),
      )
      .default([]),
  }),
});

type Ghost = z.output<typeof exported>['data'];

const file = z.union([
  z.object({ db: z.array(exported).min(1) }).transform(({ db }) => db[0]?.data),
  exported.transform(({ data }) => data),
]);

/** What stands for the URL of the blog since Ghost 4. */
const siteMark = '__GHOST_URL__';

/**
 * Reads the export of a Ghost blog (Labs → Export). Its pictures are in `content/images` beside the file, or are fetched
 * from the blog.
 */
export function readGhost(path: string, options: ReadOptions): Source {
  let loaded: Promise<Index> | undefined;
  const load = () => {
    loaded ??= loadExport(path);
    return loaded;
  };
  return {
    name: 'a Ghost export',
    count: async () => (await load()).data.posts.length,
    async *items() {
      const index = await load();
      for (const raw of index.data.posts) yield readPost(path, index, raw, options);
    },
  };
}

type Index = {
  data: Ghost;
  tags: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  tagsOf: ReadonlyMap<string, Ghost['posts_tags']>;
  authorsOf: ReadonlyMap<string, Ghost['posts_authors']>;
  metaOf: ReadonlyMap<string, Ghost['posts_meta']>;
};

async function loadExport(path: string): Promise<Index> {
  const bytes = await readBounded(path, maxBytes);
  const data = parseExport(bytes.toString());
  if (!data) throw new TransferError(`${path} is not the JSON of a Ghost export: export it again`);
  return {
    data,
    tags: new Map(data.tags.map((tag) => [tag.id, tag.name])),
    users: new Map(data.users.map((user) => [user.id, user.name])),
    tagsOf: Map.groupBy(data.posts_tags, (entry) => entry.post_id),
    authorsOf: Map.groupBy(data.posts_authors, (entry) => entry.post_id),
    metaOf: Map.groupBy(data.posts_meta, (entry) => entry.post_id),
  };
}

function parseExport(json: string): Ghost | null {
  try {
    return file.parse(JSON.parse(json)) ?? null;
  } catch {
    return null;
  }
}

function readPost(path: string, index: Index, raw: unknown, options: ReadOptions): SourceItem {
  const parsed = post.safeParse(raw);
  if (!parsed.success) return skipped('a post', describeFailure(parsed.error));
  const { data } = parsed;
  try {
    if (data.type === 'page' || data.page) return skipped(data.title, 'it is a page, not a post');
    const html = data.html ?? '';
    const markdown = data.markdown ?? markdownCard(data.mobiledoc);
    if (html.trim() === '' && !markdown)
      return skipped(data.title, 'it has no HTML: save it again in Ghost, and export again');
    return toArticle(path, index, data, options);
  } catch (error) {
    return skipped(data.title, describeFailure(error));
  }
}

function toArticle(
  path: string,
  index: Index,
  data: GhostPost,
  { language: defaultLanguage, site }: ReadOptions,
): SourceItem {
  const { content, plain, notes: lost } = contentOf(data, site);
  const names = sorted(index.tagsOf.get(data.id)).flatMap(
    ({ tag_id }) => index.tags.get(tag_id) ?? [],
  );
  const { tags, notes: tagNotes } = tidyTags(names.filter((name) => !name.startsWith('#')));
  const [author] = sorted(index.authorsOf.get(data.id));
  const meta = index.metaOf.get(data.id)?.[0];
  const { values, notes: fieldNotes } = tidyFields({
    description: data.custom_excerpt,
    category: tags[0],
    author: index.users.get(author?.author_id ?? data.author_id ?? ''),
    imageAlt: meta?.feature_image_alt,
    seoTitle: meta?.meta_title ?? data.meta_title,
    seoDescription: meta?.meta_description ?? data.meta_description,
  });
  const cover = data.feature_image ?? data.image;
  const state = stateOf(data);
  const language = languageOf(data, names) ?? defaultLanguage;
  const key = `ghost ${data.uuid ?? data.id}`;
  const sourceText = toSourceText({
    key: `${key} ${language}`,
    language,
    values: {
      title: data.title,
      content,
      ...describeText(data.title, plain),
      ...values,
      ...(tags.length > 0 && { tags }),
      ...(cover && { image: withSite(cover, site) }),
    },
    slug: data.slug,
    isPublished: state === null,
    date: data.published_at ?? data.created_at,
    updated: data.updated_at,
    oldUrls: [`/${data.slug}/`, ...datedUrl(data)],
  });
  return {
    kind: 'article',
    article: {
      key,
      where: data.title,
      texts: [sourceText],
      notes: [...(state ? [state] : []), ...lost, ...tagNotes, ...fieldNotes],
      findPicture: async (reference) => await findPicture(path, reference, site),
    },
  };
}

function contentOf({ html, markdown, mobiledoc }: GhostPost, site: URL | undefined) {
  if (html?.trim()) return convertHtml(withSite(html, site), site);
  return {
    content: withSite(markdown ?? markdownCard(mobiledoc) ?? '', site),
    plain: '',
    notes: [],
  };
}

/** Ghost 1 kept Markdown as the only card of a document. */
function markdownCard(mobiledoc: string | null | undefined): string | null {
  try {
    const { cards } = z
      .object({ cards: z.array(z.tuple([z.string(), z.looseObject({ markdown: z.string() })])) })
      .parse(JSON.parse(mobiledoc ?? ''));
    return cards.map(([, card]) => card.markdown).join('\n\n');
  } catch {
    return null;
  }
}

/** Without the URL of the blog, its links lead to the same paths here, where the old ones redirect. */
function withSite(given: string, site: URL | undefined): string {
  return given.replaceAll(siteMark, site ? site.href.replace(/\/$/, '') : '');
}

function sorted<Entry extends { sort_order?: number | null | undefined }>(
  entries: readonly Entry[] = [],
): Entry[] {
  return entries.toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));
}

/** Why a post is not published here, or null. What only members could read stays private. */
function stateOf({ status, visibility, published_at }: GhostPost): string | null {
  if (status !== 'published') return `${status}: unpublished`;
  if (visibility && visibility !== 'public') return `for ${visibility} alone: unpublished`;
  if (!published_at) return 'it has no date: unpublished, until somebody publishes it';
  return isFuture(published_at) ? 'its date is in the future: unpublished' : null;
}

/** Internal tags such as `#ar` name a language. */
function languageOf({ locale }: GhostPost, tags: readonly string[]): Language | null {
  const marks = tags.filter((tag) => tag.startsWith('#')).map((tag) => tag.slice(1));
  const read = [...marks, locale ?? ''].map(readLanguage);
  return read.find((language) => language !== null && language !== 'other') ?? null;
}

function datedUrl({ slug, published_at }: GhostPost): string[] {
  if (!published_at) return [];
  const day = new Date(published_at);
  if (Number.isNaN(day.getTime())) return [];
  return [`/${day.toISOString().slice(0, 10).replaceAll('-', '/')}/${slug}/`];
}

/** A picture of the blog is looked for beside the file first. */
async function findPicture(path: string, reference: string, site: URL | undefined) {
  const ofBlog = /^(?:https?:\/\/[^/]+)?(\/(?:[^/]+\/)*content\/images\/.+)$/.exec(reference);
  const local = ofBlog?.[1]?.replace(/^.*(?=\/content\/images\/)/, '');
  if (local) {
    const found = await pictureInFolder(dirname(path), local);
    if (found.kind === 'file') return found;
  }
  const url = site && URL.canParse(reference, site) ? new URL(reference, site).href : reference;
  return await pictureInFolder(dirname(path), url);
}
