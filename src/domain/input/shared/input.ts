import { z } from 'zod';

/** The state that a change of something started from, such as of a `post`. */
export function updatedAtInput(noun: string) {
  return (
    z.iso
      .datetime({
        offset: true,
        error: `updatedAt must be the time that the ${noun} had when it was read, such as 2026-11-21T12:00:00.000Z`,
      })
      // All stored times have the same format, so they can be compared as text.
      .transform((time) => new Date(time).toISOString())
  );
}
