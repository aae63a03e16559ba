/**
 * The codes of all errors that are reported to a client. `platform/http/error-response.ts` maps each to its HTTP
 * status.
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

/** The field of a request that breaks a rule. */
export type WrongField = {
  name: string;
  /** Characters of a text or entries of a list, where it has more. */
  limit?: { most: number; of: 'characters' | 'entries' };
};

/**
 * An expected error. The message is an English sentence for the person who sent the request; the code is for programs.
 * There is a subclass only where code catches that class.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;
  readonly field: WrongField | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryAfterSeconds?: number; field?: WrongField | undefined; cause?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.field = options.field;
  }
}
