import { EventEmitter } from 'node:events';

/** What the domain tells whoever counts, without knowing whether anybody does. */
export const happenings = new EventEmitter<{
  assistantRunEnded: [{ task: string; outcome: string; durationMs: number }];
  /** How many readers were counted in one write. */
  readersCounted: [number];
}>();
