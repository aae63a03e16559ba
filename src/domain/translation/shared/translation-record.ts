import { z } from 'zod';
import { runId } from '#domain/assistant/shared/run-id.ts';

/** One block of a translation: its source, the assistant's translation, and the current text. */
const translatedBlock = z.object({
  /** Markdown of the source's block; empty for a block that a person added. */
  source: z.string(),
  /** The assistant's translation; empty for a block that a person added. */
  machine: z.string(),
  /** The current text; it differs from `machine` if a person edited it. */
  text: z.string(),
});

/**
 * The origin of a translation, stored with it: it shows which paragraphs of the source changed later, and tells the
 * words of a person from those of a model.
 */
export const translationRecord = z.object({
  title: translatedBlock,
  /** In the order of the translation's content. */
  blocks: z.array(translatedBlock),
  /** The dismissed issues, with the reasons. `finding` is the key of an issue; stored records have that name. */
  dismissed: z.array(z.object({ finding: z.string(), reason: z.string() })),
  /** The run of the assistant that last translated something of the text. Older records have none. */
  run: runId.optional(),
});

export type TranslatedBlock = z.output<typeof translatedBlock>;
export type TranslationRecord = z.output<typeof translationRecord>;
