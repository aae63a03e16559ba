import { z } from 'zod';
import { runId } from '#domain/assistant/shared/run-id.ts';
import { updatePart } from './update-part.ts';

/** A part of a proposed update. `id` tells it from the others, `replaced` is the text in its range. */
const proposedPart = updatePart.extend({ id: z.int(), replaced: z.string() });

export type ProposedPart = z.output<typeof proposedPart>;

/** How a block could follow a change of its source, until a person has decided each part. */
const proposedUpdate = z.object({
  /** The block of the source that it follows. */
  source: z.string(),
  /** None where nothing of the block needs another translation. */
  parts: z.array(proposedPart),
  /** How many parts have no proposal, because no usable answer came for them. */
  left: z.int(),
  run: runId.optional(),
});

export type ProposedUpdate = z.output<typeof proposedUpdate>;

/** The proposed translation of a block of the source that is not translated yet. */
const proposedBlock = z.object({
  source: z.string(),
  text: z.string(),
  origin: updatePart.shape.origin,
  run: runId.optional(),
});

export type ProposedBlock = z.output<typeof proposedBlock>;

/** One block of a translation: its source, the assistant's translation, and the current text. */
const translatedBlock = z.object({
  /** Markdown of the source's block; empty for a block that a person added. */
  source: z.string(),
  /** The assistant's translation; empty for a block that a person added. */
  machine: z.string(),
  /** The current text; it differs from `machine` if a person edited it. */
  text: z.string(),
  /** Whether `machine` came from the translation memory. */
  isRemembered: z.boolean().optional(),
  update: proposedUpdate.optional(),
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
  proposed: z.array(proposedBlock).optional(),
  /** The run of the assistant that last translated something of the text. Older records have none. */
  run: runId.optional(),
});

export type TranslatedBlock = z.output<typeof translatedBlock>;
export type TranslationRecord = z.output<typeof translationRecord>;
