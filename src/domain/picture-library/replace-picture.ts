import type { Actor } from '#domain/audit-log/index.ts';
import { recordInAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { mediaFolder, picturePath, picturesIn } from '#domain/media/shared/picture-path.ts';
import { rewritePosts } from '#domain/posts/index.ts';
import { type Database, inTransaction, type PostRow } from '#platform/database/index.ts';
import { pictureNotFound } from './find-picture.ts';
import { maxChangedPosts, type ReplacedUse } from './shared/picture.ts';

type Replacement = {
  /** The hash of the picture to replace. */
  from: string;
  /** The hash of the picture to show in its place. */
  to: string;
  /** The places to change, for an undo; without it, every place. */
  places?: readonly ReplacedUse[] | undefined;
};

/**
 * Shows one picture in place of another, everywhere or in some places, in one transaction. The alternative texts in the
 * posts stay.
 *
 * @returns the places that have changed, and whether a replacement back in these places restores every text: it would
 * not where a text has shown both pictures
 * @throws {DomainError} `not-found`; `invalid` if the two are one, or too many posts use the picture
 */
export async function replacePicture(
  database: Database,
  actor: Actor,
  { from, to, places }: Replacement,
): Promise<{ places: ReplacedUse[]; canBeUndone: boolean }> {
  if (from === to)
    throw new DomainError('invalid', 'The two pictures are the same: choose another one');
  return await inTransaction(database, async (transaction) => {
    await assertStored(transaction, [from, to]);
    const uses = await usesIn(transaction, from, places);
    const isReplaced = (postId: number, place: ReplacedUse['place']) =>
      uses.some((use) => use.postId === postId && use.place === place);
    const replace = (text: string) => text.replaceAll(mediaFolder + from, mediaFolder + to);
    const mixed = await hasBoth(transaction, uses, to);
    await rewritePosts(transaction, actor, postsOf(uses), {
      cover: ({ id, image, image_alt }: PostRow) => ({
        image: isReplaced(id, 'cover') ? replace(image) : image,
        image_alt,
      }),
      text: (markdown, { id }) => (isReplaced(id, 'text') ? replace(markdown) : markdown),
    });
    if (uses.length > 0)
      await recordInAuditLog(transaction, actor, {
        action: 'picture-replaced',
        subject: picturePath(from),
      });
    return { places: uses, canBeUndone: !mixed };
  });
}

async function assertStored(transaction: Database, hashes: string[]): Promise<void> {
  const stored = await transaction
    .selectFrom('images')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute();
  if (stored.length < hashes.length) throw pictureNotFound();
}

/** @throws {DomainError} `invalid` if too many posts use the picture */
export async function usesIn(
  transaction: Database,
  hash: string,
  places?: readonly ReplacedUse[],
): Promise<ReplacedUse[]> {
  const all = await transaction
    .selectFrom('picture_uses')
    .select(['post_id as postId', 'place'])
    .where('hash', '=', hash)
    .orderBy('post_id')
    .orderBy('place')
    .execute();
  const uses = places
    ? all.filter((use) =>
        places.some(({ postId, place }) => postId === use.postId && place === use.place),
      )
    : all;
  if (postsOf(uses).length > maxChangedPosts)
    throw new DomainError(
      'invalid',
      `More than ${maxChangedPosts} posts use this picture: change some of them by hand first`,
    );
  return uses;
}

export function postsOf(uses: readonly ReplacedUse[]): number[] {
  return [...new Set(uses.map(({ postId }) => postId))];
}

async function hasBoth(
  transaction: Database,
  uses: readonly ReplacedUse[],
  other: string,
): Promise<boolean> {
  const inTexts = uses.filter(({ place }) => place === 'text').map(({ postId }) => postId);
  if (inTexts.length === 0) return false;
  const posts = await transaction
    .selectFrom('posts')
    .select('content')
    .where('id', 'in', inTexts)
    .execute();
  return posts.some(({ content }) => picturesIn(content).has(other));
}
