import { dirname } from 'node:path';
import { readLanguage } from '#i18n/language-tags.ts';
import type { Language } from '#i18n/languages.ts';
import type { Source, SourceItem } from '../../article.ts';
import { skipped } from '../../article.ts';
import { pictureInFolder } from '../../pictures/picture-in-folder.ts';
import { describeFailure } from '../../transfer-error.ts';
import { describeText } from '../convert-html.ts';
import { toSourceText } from '../foreign-text.ts';
import type { ReadOptions } from '../read-markdown-folder.ts';
import { isFuture, notesOfOthers, tidyFields, tidyTags } from '../tidy-values.ts';
import { convertBody, withSite } from './body.ts';
import { type GhostExport, type GhostPost, ghostPost, loadGhostExport } from './ghost-file.ts';

/**
 * Reads the export of a Ghost blog (Labs → Export). Its pictures are in `content/images` beside the file, or are
 * fetched from the blog.
 */
export function readGhost(path: string, options: ReadOptions): Source {
  let loaded: Promise<GhostExport> | undefined;
  const load = () => {
    loaded ??= loadGhostExport(path);
    return loaded;
  };
  return {
    name: 'a Ghost export',
    count: async () => (await load()).posts.length,
    async *items() {
      const ghost = await load();
      for (const raw of ghost.posts) yield readPost(path, ghost, raw, options);
    },
  };
}

function readPost(
  path: string,
  ghost: GhostExport,
  raw: unknown,
  options: ReadOptions,
): SourceItem {
  const parsed = ghostPost.safeParse(raw);
  if (!parsed.success) return skipped('a post', describeFailure(parsed.error));
  const { data } = parsed;
  try {
    if (data.type === 'page' || data.page) return skipped(data.title, 'it is a page, not a post');
    const body = convertBody(data, options.site);
    return body
      ? toArticle(path, ghost, data, body, options)
      : skipped(data.title, 'it has no text');
  } catch (error) {
    return skipped(data.title, describeFailure(error));
  }
}

function toArticle(
  path: string,
  ghost: GhostExport,
  data: GhostPost,
  { content, plain, notes: lost }: NonNullable<ReturnType<typeof convertBody>>,
  { language: defaultLanguage, site }: ReadOptions,
): SourceItem {
  const names = sorted(ghost.tagsOf.get(data.id)).flatMap(
    ({ tag_id }) => ghost.tags.get(tag_id) ?? [],
  );
  const { tags, notes: tagNotes } = tidyTags(names.filter((name) => !name.startsWith('#')));
  const authors = sorted(ghost.authorsOf.get(data.id)).flatMap(
    ({ author_id }) => ghost.users.get(author_id) ?? [],
  );
  const meta = ghost.metaOf.get(data.id)?.[0];
  const { values, notes: fieldNotes } = tidyFields({
    description: data.custom_excerpt,
    category: tags[0],
    author: authors[0] ?? ghost.users.get(data.author_id ?? ''),
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
      notes: [
        ...(state ? [state] : []),
        ...lost,
        ...tagNotes,
        ...fieldNotes,
        ...notesOfOthers('authors', authors),
      ],
      findPicture: async (reference) => await findPicture(path, reference, site),
    },
  };
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
