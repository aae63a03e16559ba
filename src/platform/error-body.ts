import { z } from 'zod';

/**
 * The codes of all errors that are reported to a client. `http/error-response.ts` maps each to its HTTP status.
 */
export const errorCodes = [
  'invalid',
  'not-found',
  'method-not-allowed',
  'stale',
  'translation-exists',
  'address-taken',
  'already-published',
  'time-has-passed',
  'too-many-drafts',
  'too-many-tags',
  'signed-out',
  'wrong-credentials',
  'code-required',
  'wrong-code',
  'wrong-password',
  'common-password',
  'too-many-attempts',
  'too-many-requests',
  'busy',
  'image-too-large',
  'image-unsupported',
  'image-damaged',
  'picture-used',
  'nothing-to-recover',
  'place-lost',
  'assistant-not-configured',
  'assistant-limit',
  'assistant-month-limit',
  'assistant-key-refused',
  'assistant-out-of-credit',
  'assistant-model-unknown',
  'assistant-language-unknown',
  'assistant-request-refused',
  'assistant-overloaded',
  'assistant-unavailable',
  'assistant-faulty',
  'assistant-timed-out',
  'assistant-cut-off',
  'assistant-unusable',
  'assistant-declined',
  'assistant-sees-nothing',
  'benchmark-running',
  'nothing-to-compare',
  'database-unavailable',
  'database-full',
  'database-read-only',
  'database-damaged',
  'cross-site',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response. */
export const errorBody = z.object({
  error: z.string().describe('A sentence for people'),
  code: z.enum(errorCodes).describe('The same for programs'),
  retryAfterSeconds: z
    .int()
    .optional()
    .describe('As Retry-After: seconds after which the same request may succeed'),
  challenge: z.string().optional().describe('What a proof of work is asked for'),
  field: z
    .object({
      name: z.string(),
      // Characters of a text or entries of a list, where it has more.
      limit: z.object({ most: z.int(), of: z.enum(['characters', 'entries']) }).optional(),
    })
    .optional()
    .describe('The field that is wrong, with its limit where it has more'),
});

/** The field of a request that breaks a rule. */
export type WrongField = NonNullable<z.output<typeof errorBody>['field']>;
