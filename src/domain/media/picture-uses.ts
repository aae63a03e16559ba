import { foldForSearch } from '#language/search/search-folding.ts';
import { picturesInMarkdown } from '#markdown/pictures/pictures-in-markdown.ts';
import type { Database, PostRow } from '#platform/database/index.ts';
import { mediaFolder, picturesIn } from './shared/picture-path.ts';

/** A place where a picture is used. A picture that stands in a text several times is used there once. */
type PictureUse = {
  hash: string;
  place: 'cover' | 'text';
  /** The first alternative text of the picture in this place. */
  alt: string;
  /** The post's title and the alternative texts, folded for search. */
  words: string;
};

type PostWithPictures = Pick<PostRow, 'title' | 'image' | 'image_alt' | 'content'>;

/** No more of an alternative text is read: it may be as long as its post. */
const maxAltLength = 500;
const maxWordsLength = 2_000;

/** The pictures that a post uses: its cover, and every picture that its text names, also in links and code. */
export function usesOf({ title, image, image_alt, content }: PostWithPictures): PictureUse[] {
  const use = (place: PictureUse['place'], hash: string, alts: readonly string[]): PictureUse => ({
    hash,
    place,
    alt: shorten(alts[0] ?? '', maxAltLength),
    words: foldForSearch(shorten([title, ...alts].join('\n'), maxWordsLength)),
  });
  const alts = altsInText(content);
  return [
    ...[...picturesIn(image)].map((hash) => use('cover', hash, [image_alt.trim()])),
    ...[...picturesIn(content)].map((hash) => use('text', hash, [...(alts.get(hash) ?? [])])),
  ];
}

function altsInText(content: string): Map<string, Set<string>> {
  const alts = new Map<string, Set<string>>();
  if (!content.includes(mediaFolder)) return alts;
  for (const { url, alt } of picturesInMarkdown(content)) {
    if (alt === '') continue;
    for (const hash of picturesIn(url)) alts.set(hash, (alts.get(hash) ?? new Set()).add(alt));
  }
  return alts;
}

function shorten(text: string, characters: number): string {
  return text.slice(0, characters).toWellFormed();
}

/** Records the pictures that a post uses now. Call it in the transaction of each change of a post. */
export async function recordUses(
  transaction: Database,
  post: PostWithPictures & { id: number },
): Promise<void> {
  await transaction.deleteFrom('picture_uses').where('post_id', '=', post.id).execute();
  // At most 5,000 pictures fit into a text, so that a statement has fewer parameters than the engines take.
  const uses = usesOf(post).map((use) => ({ post_id: post.id, ...use }));
  if (uses.length > 0) await transaction.insertInto('picture_uses').values(uses).execute();
}
