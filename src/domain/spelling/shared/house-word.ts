import { z } from 'zod';
import { translationLanguages } from '#i18n/languages.ts';

export const spellingLimits = {
  /** Words that editors add, in each language. */
  added: 5_000,
  /** Letters of a word. */
  word: 40,
  /** Words of the site that the panel loads, the most used ones. */
  house: 20_000,
} as const;

const rule = `word must be one word of 2 to ${spellingLimits.word} letters in Arabic script`;

/** A word as an editor adds it. */
export const houseWordInput = z
  .string(rule)
  .regex(
    new RegExp(`^\\p{L}[\\p{L}\\p{M}\\u200c\\u200d\\u0640]{1,${spellingLimits.word - 1}}$`, 'u'),
    rule,
  )
  .regex(/^(?:\p{Script_Extensions=Arabic}|[\u200c\u200d])+$/u, rule);

/** A word that an editor added to the house's own. */
export const addedWord = z.object({
  language: z.enum(translationLanguages),
  word: z.string(),
  username: z.string(),
  /** ISO 8601 in UTC. */
  addedAt: z.string(),
});

export type AddedWord = z.output<typeof addedWord>;
