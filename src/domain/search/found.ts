import { z } from 'zod';
import { languages } from '#i18n/languages.ts';

const parts = z.array(z.object({ text: z.string(), isHit: z.boolean() }));

/** An article that has the searched words in its text. */
const foundArticle = z.object({
  slug: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** The title in parts: those that were searched are hits. */
  heading: parts,
  /** The same of the sentence with most of the hits; empty if the title alone has them. */
  excerpt: parts,
  /** The language of the sentence: another one where the article has the words in a translation alone. */
  excerptLanguage: z.enum(languages),
});

export const found = z.object({
  articles: z.array(foundArticle),
  /** Words to search instead, where nothing was found. */
  near: z.array(z.string()),
});

export type ExcerptPart = z.output<typeof parts>[number];
export type FoundArticle = z.output<typeof foundArticle>;
export type Found = z.output<typeof found>;
