import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { picturePath, picturesIn } from '#domain/media/shared/picture-path.ts';
import { rewritePosts } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { describePictures } from '#markdown/pictures/pictures-in-markdown.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { pictureNotFound } from './find-picture.ts';
import { postsOf, usesIn } from './replace-picture.ts';
import type { PictureTexts } from './shared/picture.ts';

type Saving = {
  hash: string;
  /** A blank text removes the stored one. */
  alts: PictureTexts;
  /** Whether to write the texts to every use of the picture too; a blank one leaves the uses in its language. */
  everywhere: boolean;
};

/**
 * Stores the alternative texts of a picture.
 *
 * @returns how many posts have changed
 * @throws {DomainError} `not-found`; `invalid` if too many posts use the picture
 */
export async function saveTexts(
  database: Database,
  actor: Actor,
  { hash, alts, everywhere }: Saving,
): Promise<{ changedPosts: number }> {
  return await inTransaction(database, async (transaction) => {
    const picture = await transaction
      .selectFrom('images')
      .select('hash')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!picture) throw pictureNotFound();
    await transaction.deleteFrom('picture_texts').where('hash', '=', hash).execute();
    const rows = languages
      .map((language) => ({ hash, language, alt: oneLine(alts[language]) }))
      .filter(({ alt }) => alt !== '')
      .map((row) => ({ ...row, words: foldForSearch(row.alt) }));
    if (rows.length > 0) await transaction.insertInto('picture_texts').values(rows).execute();
    const subject = picturePath(hash);
    await recordInAuditLog(transaction, actor, { action: 'picture-described', subject });
    if (!everywhere) return { changedPosts: 0 };
    const ids = postsOf(await usesIn(transaction, hash));
    const changed = await rewritePosts(transaction, actor, ids, {
      cover({ image, image_alt, language }) {
        const alt = oneLine(alts[language]);
        return { image, image_alt: alt !== '' && picturesIn(image).has(hash) ? alt : image_alt };
      },
      text(markdown, { language }) {
        const alt = oneLine(alts[language]);
        if (alt === '' || !markdown.includes(hash)) return markdown;
        return describePictures(markdown, ({ url, alt: before }) =>
          picturesIn(url).has(hash) && before !== alt ? alt : null,
        );
      },
    });
    return { changedPosts: changed.length };
  });
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
