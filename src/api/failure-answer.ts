import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { DomainError, type DomainErrorCode } from '#domain/domain-error.ts';
import { DatabaseFault } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';

const statuses = {
  invalid: 400,
  'common-password': 400,
  'not-found': 404,
  stale: 409,
  'translation-exists': 409,
  'address-taken': 409,
  'signed-out': 401,
  'wrong-credentials': 401,
  'code-required': 401,
  // Not 401: the caller has shown who they are.
  'wrong-code': 403,
  'wrong-password': 403,
  'too-many-attempts': 429,
  'too-many-requests': 429,
  busy: 503,
  'image-too-large': 413,
  'image-unsupported': 415,
  'image-damaged': 422,
  'nothing-to-recover': 422,
  // Not 502 or 504, whose bodies some proxies replace by a page of their own: the reason would be lost.
  'assistant-not-configured': 503,
  'assistant-limit': 429,
  'assistant-key-refused': 503,
  'assistant-out-of-credit': 503,
  'assistant-model-unknown': 503,
  'assistant-request-refused': 503,
  'assistant-overloaded': 503,
  'assistant-unavailable': 503,
  'assistant-timed-out': 503,
  'assistant-cut-off': 503,
  'assistant-unusable': 503,
  'assistant-declined': 503,
  'database-unavailable': 503,
  'database-full': 503,
  'database-read-only': 503,
  'database-damaged': 503,
} as const satisfies Record<DomainErrorCode, number>;

/** Answers a call that failed. What was not expected is logged, and told without a word of what broke. */
export const answerFailure: ErrorHandler = (error, context) => {
  const { status, body, headers } = describeFailure(error, context.req.raw.signal);
  return context.json(body, status, headers);
};

/** @param caller whose going away is no failure: nobody reads the answer then */
export function describeFailure(thrown: unknown, caller?: AbortSignal) {
  const error = thrown instanceof DatabaseFault ? toDomainError(thrown) : thrown;
  if (error instanceof DomainError)
    return {
      status: statuses[error.code],
      body: { error: error.message, code: error.code },
      headers: headersOf(error),
    } as const;
  // A body that is not what its content type says.
  if (error instanceof HTTPException && error.status < 500)
    return {
      status: error.status,
      body: { error: error.message, code: 'invalid' },
      headers: {},
    } as const;
  if (!caller?.aborted) log.error({ err: error }, 'a call failed');
  return { status: 500, body: { error: 'Internal server error' }, headers: {} } as const;
}

function toDomainError(fault: DatabaseFault): DomainError {
  log.warn({ err: fault }, 'a call failed');
  const { message, retryAfterSeconds } = fault;
  return new DomainError(`database-${fault.kind}`, message, { retryAfterSeconds });
}

function headersOf({ code, retryAfterSeconds }: DomainError): Record<string, string> {
  return {
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    ...(code === 'signed-out' && { 'WWW-Authenticate': 'Bearer' }),
  };
}
