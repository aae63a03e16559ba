import { z } from 'zod';

/** One block of a translation: the source that it was made from, what the assistant gave, and what stands there now. */
const translatedBlock = z.object({
  /** Markdown of the source's block; empty for a block that a person added. */
  source: z.string(),
  /** The assistant's translation; empty for a block that a person added. */
  machine: z.string(),
  /** What stands in the translation; a person edited it where it differs from `machine`. */
  text: z.string(),
});

/**
 * What a translation was made from, kept beside it: so that a later change of the source is found paragraph by paragraph, and
 * what a person wrote is told from what a model wrote.
 */
export const translationRecord = z.object({
  title: translatedBlock,
  /** In the order of the translation's content. */
  blocks: z.array(translatedBlock),
  /** Findings that a person has judged harmless, by their key, and why. */
  dismissed: z.array(z.object({ finding: z.string(), reason: z.string() })),
});

export type TranslatedBlock = z.output<typeof translatedBlock>;
export type TranslationRecord = z.output<typeof translationRecord>;
