import type { z } from 'zod';

/** What the first fault of a request says: the sentence of a 400. */
export function firstMessage(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'The request is not valid';
}
