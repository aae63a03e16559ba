import { z } from 'zod';
import { translationLanguages } from '#i18n/languages.ts';

/** A word that editors replaced by another one in several edits, proposed for the glossary. */
export const termProposal = z.object({
  language: z.enum(translationLanguages),
  /** A word of the English texts, as the glossary would name the term. */
  english: z.string().max(100),
  wrong: z.string().max(100),
  better: z.string().max(100),
  /** In how many edits. */
  edits: z.int(),
});

export type TermProposal = z.output<typeof termProposal>;
