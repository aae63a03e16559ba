import type { Database } from '#platform/database/index.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';

/** The text that a task works on. */
export type PostText = { title: string; content: string };

/**
 * A part of a result that is still streaming: `text` replaces everything in `field` after the first `from` characters.
 */
export type PartialText<Field extends string> = { field: Field; from: number; text: string };

/** The caller of a task, and how it gets partial results. */
export type AssistantCall<Field extends string> = {
  database: Database;
  settings: AssistantSettings;
  username: string;
  /** The caller's IP address, if it is known. */
  ipAddress?: string | undefined;
  /** Aborts the provider's request when the caller has gone. */
  signal: AbortSignal;
  onPartial?: ((partial: PartialText<Field>) => void) | undefined;
};
