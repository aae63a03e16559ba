import type { Database } from '#platform/database/index.ts';
import type { AssistantSettings } from '#platform/environment.ts';

/** The text that a task works on. */
export type Draft = { title: string; content: string };

/** A piece of a result that is still being made: `text` stands in `field` from the character `from` on, and ends it. */
export type PartialText<Field extends string> = { field: Field; from: number; text: string };

/** Who asks for a task, and how it is told of what has come so far. */
export type AssistantCall<Field extends string> = {
  database: Database;
  settings: AssistantSettings;
  username: string;
  /** From where, where that is known. */
  address?: string | undefined;
  /** Ends the provider's request when nobody waits for the answer any more. */
  signal: AbortSignal;
  onPartial?: ((partial: PartialText<Field>) => void) | undefined;
};
