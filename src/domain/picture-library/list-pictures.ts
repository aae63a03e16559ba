import { sql } from 'kysely';
import { removalOfUnused } from '#domain/media/index.ts';
import { picturePath } from '#domain/media/shared/picture-path.ts';
import type { Language } from '#i18n/languages.ts';
import { likePatterns } from '#language/search/like-patterns.ts';
import type { Database } from '#platform/database/index.ts';
import type { LibraryPicture, PictureTexts } from './shared/picture.ts';

const pageSize = 60;

export type PictureFilter = {
  /** Words of alternative texts or of the titles of posts, in any order, as typed on any keyboard. */
  q?: string | undefined;
  /** The translation group of an article. */
  article?: string | undefined;
  /** "2026-11", in UTC. */
  month?: string | undefined;
  unused?: boolean | undefined;
};

/**
 * A page of the library, the newest picture first.
 *
 * @param after the `next` of the previous page
 */
export async function listPictures(
  database: Database,
  { q, article, month, unused }: PictureFilter,
  after?: string,
): Promise<{ pictures: LibraryPicture[]; next: string | null }> {
  let query = database
    .selectFrom('images')
    .select(['hash', 'width', 'height', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('hash', 'desc')
    .limit(pageSize + 1);
  if (after !== undefined) query = query.where(isAfter(after));
  if (month !== undefined)
    query = query
      .where('created_at', '>=', startOf(month, 0))
      .where('created_at', '<', startOf(month, 1));
  if (article !== undefined)
    query = query.where('hash', 'in', (inner) =>
      inner
        .selectFrom('picture_uses')
        .innerJoin('posts', 'posts.id', 'picture_uses.post_id')
        .select('picture_uses.hash')
        .where('posts.translation_group', '=', article),
    );
  if (unused)
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('picture_uses')
            .select('picture_uses.hash')
            .whereRef('picture_uses.hash', '=', 'images.hash'),
        ),
      ),
    );
  for (const patterns of likePatterns(q ?? '')) query = query.where(hasWord(patterns));
  const rows = await query.execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    pictures: await toLibraryPictures(database, page),
    next: last ? `${last.created_at}_${last.hash}` : null,
  };
}

function startOf(month: string, monthsLater: number): string {
  const start = new Date(`${month}-01T00:00:00.000Z`);
  start.setUTCMonth(start.getUTCMonth() + monthsLater);
  return start.toISOString();
}

function isAfter(cursor: string) {
  const [createdAt = '', hash = ''] = cursor.split('_');
  return sql<boolean>`(created_at, hash) < (${createdAt}, ${hash})`;
}

function hasWord(patterns: readonly string[]) {
  const isIn = (column: string) =>
    sql.join(
      patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern} escape '\\'`),
      sql` or `,
    );
  return sql<boolean>`(
    exists (select 1 from picture_texts as t where t.hash = images.hash and (${isIn('t.words')}))
    or exists (select 1 from picture_uses as u where u.hash = images.hash and (${isIn('u.words')}))
  )`;
}

type ImageRow = { hash: string; width: number; height: number; created_at: string };

/** Adds the texts and the uses of some pictures, in one query for each. */
export async function toLibraryPictures(
  database: Database,
  images: readonly ImageRow[],
): Promise<LibraryPicture[]> {
  if (images.length === 0) return [];
  const hashes = images.map(({ hash }) => hash);
  const own = await database
    .selectFrom('picture_texts')
    .select(['hash', 'language', 'alt'])
    .where('hash', 'in', hashes)
    .execute();
  const counts = await database
    .selectFrom('picture_uses')
    .select(['hash', ({ fn }) => fn.count('post_id').distinct().as('posts')])
    .where('hash', 'in', hashes)
    .groupBy('hash')
    .execute();
  // One text for each language, of many posts.
  const ofUses = await database
    .selectFrom('picture_uses')
    .innerJoin('posts', 'posts.id', 'picture_uses.post_id')
    .select(['picture_uses.hash', 'posts.language', ({ fn }) => fn.max('alt').as('alt')])
    .where('picture_uses.hash', 'in', hashes)
    .where('alt', '!=', '')
    .groupBy(['picture_uses.hash', 'posts.language'])
    .execute();
  return images.map(({ hash, width, height, created_at }) => {
    const isOfThis = (row: { hash: string }) => row.hash === hash;
    const ownTexts = own.filter(isOfThis);
    const posts = Number(counts.find(isOfThis)?.posts ?? 0);
    return {
      hash,
      imageUrl: picturePath(hash),
      width,
      height,
      createdAt: created_at,
      alts: { ...textsOf(ofUses.filter(isOfThis)), ...givenTexts(ownTexts) },
      posts,
      removedAt: posts > 0 || ownTexts.length > 0 ? null : removalOfUnused(created_at),
    };
  });
}

type TextRow = { language: Language; alt: string };

export function textsOf(rows: readonly TextRow[]): PictureTexts {
  return { en: '', ar: '', ckb: '', ...givenTexts(rows) };
}

function givenTexts(rows: readonly TextRow[]): Partial<PictureTexts> {
  return Object.fromEntries(rows.map(({ language, alt }) => [language, alt]));
}

/** The months, in UTC, in which pictures of the library were uploaded, the newest first: "2026-11". */
export async function listMonths(database: Database): Promise<string[]> {
  const month = sql<string>`substr(created_at, 1, 7)`;
  const rows = await database
    .selectFrom('images')
    .select(month.as('month'))
    .distinct()
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => row.month);
}
