import { z } from 'zod';
import { readBounded } from '../../safe-folder.ts';
import { TransferError } from '../../transfer-error.ts';

/** The whole file is in memory, as text and as objects: about four times its size. */
const maxBytes = 200_000_000;

/** Numbers in old versions. */
const id = z.union([z.string(), z.number()]).transform(String);
const text = z.string().nullish();
const time = z.union([z.string(), z.number()]).nullish();

export const ghostPost = z.object({
  id,
  uuid: text,
  title: z.string(),
  slug: z.string().default(''),
  html: text,
  markdown: text,
  mobiledoc: text,
  lexical: text,
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

export type GhostPost = z.output<typeof ghostPost>;

const named = z.object({ id, name: z.string(), visibility: text });
const order = z.number().nullish();

const exported = z.object({
  data: z.object({
    posts: z.array(z.unknown()),
    tags: z.array(named).default([]),
    users: z.array(named).default([]),
    settings: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
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

/** An export, with what its posts refer to by their ids. */
export type GhostExport = {
  posts: readonly unknown[];
  languageTag: string | undefined;
  tags: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  tagsOf: ReadonlyMap<string, Ghost['posts_tags']>;
  authorsOf: ReadonlyMap<string, Ghost['posts_authors']>;
  metaOf: ReadonlyMap<string, Ghost['posts_meta']>;
};

/** @throws {TransferError} for a file that is no export of Ghost */
export async function loadGhostExport(path: string): Promise<GhostExport> {
  const bytes = await readBounded(path, maxBytes);
  const data = parseExport(bytes.toString());
  if (!data) throw new TransferError(`${path} is not the JSON of a Ghost export: export it again`);
  return {
    posts: data.posts,
    languageTag: languageTagOf(data),
    tags: new Map(data.tags.map((tag) => [tag.id, tag.name])),
    users: new Map(data.users.map((user) => [user.id, user.name])),
    tagsOf: Map.groupBy(data.posts_tags, (entry) => entry.post_id),
    authorsOf: Map.groupBy(data.posts_authors, (entry) => entry.post_id),
    metaOf: Map.groupBy(data.posts_meta, (entry) => entry.post_id),
  };
}

/** Its name has changed with the versions of Ghost. */
const languageSettings = new Set(['locale', 'lang', 'default_locale', 'defaultLang']);

function languageTagOf({ settings }: Ghost): string | undefined {
  const setting = settings.find(({ key }) => languageSettings.has(key));
  return typeof setting?.value === 'string' ? setting.value : undefined;
}

function parseExport(json: string): Ghost | null {
  try {
    return file.parse(JSON.parse(json)) ?? null;
  } catch {
    return null;
  }
}
