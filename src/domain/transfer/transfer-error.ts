import { z } from 'zod';

/** Why an export or an import can't go on, for the person at the terminal: one line that says what to do. */
export class TransferError extends Error {
  override name = 'TransferError';
}

const maxSentence = 300;

/** The reason of a failure in one line. */
export function describeFailure(error: unknown): string {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => [...path, message].join(': ')).at(0)
      : error instanceof Error
        ? error.message
        : String(error);
  return String(text).replace(/\s+/g, ' ').slice(0, maxSentence);
}
