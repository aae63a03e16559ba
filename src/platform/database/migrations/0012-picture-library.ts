import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldForSearch } from '#language/search/search-folding.ts';

/** The library of pictures: their alternative texts, and where each is used, also in the posts that exist. */
export const createPictureLibrary: Migration = {
  async up(database: Kysely<Tables>) {
    await createTables(database);
    await recordUsesOfPosts(database);
    // Replaced by the index of uses.
    await sql`drop index posts_with_pictures`.execute(database);
    await sql`drop index posts_by_cover`.execute(database);
  },
};

/** The database as it was then. */
type Tables = {
  posts: {
    id: number;
    title: string;
    image: string;
    image_alt: string;
    content: string;
  };
  picture_uses: { post_id: number; hash: string; place: string; alt: string; words: string };
};

async function createTables(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('picture_texts')
    .addColumn('hash', 'text', (column) =>
      column.notNull().references('images.hash').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_texts_key', ['hash', 'language'])
    .execute();
  await database.schema
    .createTable('picture_uses')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['post_id', 'hash', 'place'])
    .execute();
  await sql`create index picture_uses_of_picture on picture_uses (hash, post_id)`.execute(database);
  await sql`create index images_by_age on images (created_at, hash)`.execute(database);
}

const postsPerQuery = 200;

async function recordUsesOfPosts(database: Kysely<Tables>): Promise<void> {
  for (let lastId = 0; ; ) {
    const posts = await database
      .selectFrom('posts')
      .select(['id', 'title', 'image', 'image_alt', 'content'])
      .where('id', '>', lastId)
      .where(sql<boolean>`(image like '/media/%' or content like '%/media/%')`)
      .orderBy('id')
      .limit(postsPerQuery)
      .execute();
    for (const post of posts) {
      const uses = usesOf(post);
      if (uses.length > 0) await database.insertInto('picture_uses').values(uses).execute();
    }
    const last = posts.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

const picturePath = /\/media\/([0-9a-f]{32})/g;
const pictureWithAlt = /!\[((?:[^[\]\\]|\\.)*)\]\(\s*<?[^\s()<>]*\/media\/([0-9a-f]{32})/g;

/** As `domain/media/picture-uses.ts` was then, which parses Markdown. The next change of a post parses its text. */
function usesOf(post: Tables['posts']): Tables['picture_uses'][] {
  const alts = new Map<string, Set<string>>();
  for (const [, hash = ''] of post.content.matchAll(picturePath)) alts.set(hash, new Set());
  for (const [, alt = '', hash = ''] of post.content.matchAll(pictureWithAlt)) {
    const text = alt.replace(/\\(?=[!-/:-@[-`{-~])/g, '').trim();
    if (text !== '') alts.get(hash)?.add(text);
  }
  const use = (hash: string, place: string, texts: readonly string[]) => ({
    post_id: post.id,
    hash,
    place,
    alt: shorten(texts[0] ?? '', 500),
    words: foldForSearch(shorten([post.title, ...texts].join('\n'), 2_000)),
  });
  const covers = Array.from(post.image.matchAll(picturePath), ([, hash = '']) => hash);
  return [
    ...[...new Set(covers)].map((hash) => use(hash, 'cover', [post.image_alt.trim()])),
    ...[...alts].map(([hash, texts]) => use(hash, 'text', [...texts])),
  ];
}

function shorten(text: string, characters: number): string {
  return text.slice(0, characters).toWellFormed();
}
