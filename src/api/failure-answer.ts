import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DomainError, type DomainErrorCode } from '#domain/domain-error.ts';

const statuses = {
  invalid: 400,
  'not-found': 404,
  stale: 409,
  'translation-exists': 409,
  'signed-out': 401,
  'wrong-credentials': 401,
  'too-many-attempts': 429,
  busy: 503,
  'image-too-large': 413,
  'image-unsupported': 415,
  'image-damaged': 422,
  'nothing-to-recover': 422,
  'assistant-not-configured': 503,
} as const satisfies Record<DomainErrorCode, number>;

/** Answers a call that failed. What was not expected is logged, and told without a word of what broke. */
export const answerFailure: ErrorHandler = (error, context) => {
  if (error instanceof DomainError) {
    if (error.retryAfterSeconds !== undefined)
      context.header('Retry-After', String(error.retryAfterSeconds));
    if (error.code === 'signed-out') context.header('WWW-Authenticate', 'Bearer');
    return context.json({ error: error.message, code: error.code }, statuses[error.code]);
  }
  // A body that is not what its content type says.
  if (error instanceof HTTPException && error.status < 500)
    return context.json({ error: error.message, code: 'invalid' }, error.status);
  console.error(error);
  return context.json({ error: 'Internal server error' }, 500);
};
