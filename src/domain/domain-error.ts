/** Every way in which a request to the domain can fail that its sender can do something about. */
export const domainErrorCodes = [
  'invalid',
  'not-found',
  'stale',
  'translation-exists',
  'address-taken',
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
  'nothing-to-recover',
  'assistant-not-configured',
  'assistant-limit',
  'assistant-key-refused',
  'assistant-out-of-credit',
  'assistant-model-unknown',
  'assistant-request-refused',
  'assistant-overloaded',
  'assistant-unavailable',
  'assistant-timed-out',
  'assistant-cut-off',
  'assistant-unusable',
  'assistant-declined',
  'database-unavailable',
  'database-full',
  'database-read-only',
  'database-damaged',
] as const;

export type DomainErrorCode = (typeof domainErrorCodes)[number];

/** A failure that is expected. Its message is an English sentence for the person who sent the request. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: DomainErrorCode, message: string, options?: { retryAfterSeconds?: number }) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
