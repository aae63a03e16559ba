import { z } from 'zod';
import { textInput } from '#domain/input/shared/input.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { languages } from '#i18n/languages.ts';

/** An alternative text in each language; blank for none. */
const texts = z.object({ en: z.string(), ar: z.string(), ckb: z.string() });

export type PictureTexts = z.output<typeof texts>;

const { limit } = postFields.imageAlt;

/** The alternative texts in a request. */
export const pictureTextsInput = z.object({
  en: textInput('en', limit),
  ar: textInput('ar', limit),
  ckb: textInput('ckb', limit),
});

/** A picture of the library. */
export const libraryPicture = z.object({
  /** The name of the picture: 32 hexadecimal digits. */
  hash: z.string(),
  /** The picture's path on the site. */
  imageUrl: z.string(),
  /** Size in pixels of the upright source. */
  width: z.int(),
  height: z.int(),
  /** When it was uploaded last; ISO 8601 in UTC. */
  createdAt: z.string(),
  /** The text to offer where the picture is inserted: its own, or else the one of a use in that language. */
  alts: texts,
  /** The number of posts that use it. */
  posts: z.int(),
  /** When the picture is removed if it stays unused and without texts; null for one that stays. */
  removedAt: z.string().nullable(),
});

export type LibraryPicture = z.output<typeof libraryPicture>;

/** A place where a picture is used. */
export const pictureUse = z.object({
  postId: z.int(),
  title: z.string(),
  language: z.enum(languages),
  translationGroup: z.string(),
  published: z.boolean(),
  /** Whether the post is deleted, and can still be restored. */
  deleted: z.boolean(),
  place: z.enum(['cover', 'text']),
  /** The alternative text in this place. */
  alt: z.string(),
});

export type LibraryPictureUse = z.output<typeof pictureUse>;

export const pictureWithUses = libraryPicture.extend({
  /** The picture's own texts. */
  ownAlts: texts,
  uses: z.array(pictureUse),
  /** Whether an earlier revision of a text shows the picture, which then keeps it. */
  inHistory: z.boolean(),
  /** Whether a draft on the server shows the picture, which then keeps it. */
  inDraft: z.boolean(),
});

export type PictureWithUses = z.output<typeof pictureWithUses>;

/** The places that a replacement changed, for its undo. */
export const replacedUse = z.object({
  postId: z.int().min(1),
  place: z.enum(['cover', 'text']),
});

export type ReplacedUse = z.output<typeof replacedUse>;

/** More posts are not changed at once. */
export const maxChangedPosts = 500;
