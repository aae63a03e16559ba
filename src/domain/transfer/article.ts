import type { PictureCopy } from '#domain/media/index.ts';
import type { NewPost } from '#domain/posts/index.ts';
import type { PostValues } from '#domain/posts/shared/fields.ts';
import type { Language } from '#i18n/languages.ts';

/** Where the bytes of a picture are. */
export type PictureSource =
  | { kind: 'file'; path: string }
  | { kind: 'web'; url: string }
  /** The reason says what to do. */
  | { kind: 'missing'; reason: string };

/** The fields of a post as a source has them. Pictures in `content` and `image` are references of the source. */
export type SourceValues = Partial<PostValues> & { title: string; content: string };

/** One language of an article, as every kind of source becomes before it is stored. */
export type SourceText = {
  /** Names the text in its source, the same at each import. */
  key: string;
  language: Language;
  values: SourceValues;
  /** From this site: blank fields stay blank, and `/media/…` is a stored picture. */
  isCopy: boolean;
  /** Null for an unpublished post. */
  publishedAt: Date | null;
  /** Omitted by sources that know no other times than the publication. */
  stored?: NewPost['stored'];
  /** As `oldPathOf` writes them. */
  oldPaths: readonly string[];
};

export type SourceArticle = {
  /** Names the article in its source. Texts of other items with the same key belong to it too. */
  key: string;
  /** How messages name it: a file or a title. */
  where: string;
  texts: SourceText[];
  /** What the article loses, and what to do about it. */
  notes: string[];
  /** The group of the article where it was exported; without it the article gets a new one. */
  translationGroup?: string;
  /** Pictures that are stored as they are, before the texts. */
  readCopies?: () => AsyncIterable<PictureCopy>;
  /** @param reference of a picture in a text, or of the cover */
  findPicture: (reference: string) => Promise<PictureSource>;
};

/** What a source has, one after the other: an article, or what is not imported with the reason. */
export type SourceItem =
  | { kind: 'article'; article: SourceArticle }
  | { kind: 'skipped'; where: string; reason: string };

export type Source = {
  /** For messages: "a WordPress export". */
  name: string;
  /** How many items there are, for the progress. */
  count: () => Promise<number>;
  items: () => AsyncIterable<SourceItem>;
};

export function skipped(where: string, reason: string): SourceItem {
  return { kind: 'skipped', where, reason };
}

/** How a command hears what was done so far. */
export type OnProgress = (step: string, done: number, total: number) => void;
