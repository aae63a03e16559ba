export type ImagesTable = {
  /** First 32 hexadecimal digits of the SHA-256 of the uploaded bytes. */
  hash: string;
  width: number;
  height: number;
  created_at: string;
};

export type ImageVariantsTable = {
  image_hash: string;
  /** The part of the URL after the hash: `.jpg`, `-640.avif`, `-1200.webp`. */
  suffix: string;
  content_type: string;
  bytes: Buffer;
};

/** The alternative texts of pictures, which the panel offers where a picture is inserted. */
export type PictureTextsTable = {
  hash: string;
  language: 'en' | 'ar' | 'ckb';
  alt: string;
  /** The words by which search finds the picture, folded. */
  words: string;
};

/** Where pictures are used: one row for each post, picture and place (`domain/media/picture-uses.ts`). */
export type PictureUsesTable = {
  post_id: number;
  /** Not always of a stored picture: a text may name any. */
  hash: string;
  place: 'cover' | 'text';
  /** The alternative text; of a picture that stands in a text several times, the first one. */
  alt: string;
  /** The words by which search finds the picture, folded: the post's title and the alternative texts. */
  words: string;
};

/** Pictures for link previews, drawn when they are first requested. */
export type SharePicturesTable = {
  /** Hash of everything that the picture shows: a part of its URL. */
  hash: string;
  content_type: string;
  bytes: Buffer;
  created_at: string;
};
