import { DomainError } from '#domain/domain-error.ts';
import { picturesOfDrafts, picturesOfHistory } from '#domain/media/index.ts';
import type { Database } from '#platform/database/index.ts';
import { textsOf, toLibraryPictures } from './list-pictures.ts';
import type { LibraryPictureUse, PictureWithUses } from './shared/picture.ts';

/** More uses are counted, but not listed. */
const maxListedUses = 500;

/**
 * A picture with its texts and the places where it is used.
 *
 * @throws {DomainError} `not-found`
 */
export async function findPicture(database: Database, hash: string): Promise<PictureWithUses> {
  const row = await database
    .selectFrom('images')
    .select(['hash', 'width', 'height', 'created_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  const [picture] = row ? await toLibraryPictures(database, [row]) : [];
  if (!picture) throw pictureNotFound();
  const own = await database
    .selectFrom('picture_texts')
    .select(['language', 'alt'])
    .where('hash', '=', hash)
    .execute();
  return {
    ...picture,
    ownAlts: textsOf(own),
    uses: await listUses(database, hash),
    inHistory: (await picturesOfHistory(database)).has(hash),
    inDraft: (await picturesOfDrafts(database)).has(hash),
  };
}

/** The places where a picture is used, the newest post first, at most 500. */
export async function listUses(database: Database, hash: string): Promise<LibraryPictureUse[]> {
  const rows = await database
    .selectFrom('picture_uses as use')
    .innerJoin('posts', 'posts.id', 'use.post_id')
    .select([
      'use.place',
      'use.alt',
      'posts.id',
      'posts.title',
      'posts.language',
      'posts.translation_group',
      'posts.published_at',
      'posts.deleted_at',
    ])
    .where('use.hash', '=', hash)
    .orderBy('posts.id', 'desc')
    .orderBy('use.place')
    .limit(maxListedUses)
    .execute();
  return rows.map((row) => ({
    postId: row.id,
    title: row.title,
    language: row.language,
    translationGroup: row.translation_group,
    published: row.published_at !== null,
    deleted: row.deleted_at !== null,
    place: row.place,
    alt: row.alt,
  }));
}

export function pictureNotFound(): DomainError {
  return new DomainError('not-found', 'There is no such picture');
}
