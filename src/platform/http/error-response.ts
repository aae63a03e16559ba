import { HTTPException } from 'hono/http-exception';
import { AppError } from '../app-error.ts';
import type { ErrorCode } from '../error-body.ts';
import { log } from '../log/index.ts';

const statuses = {
  invalid: 400,
  'common-password': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  stale: 409,
  'translation-exists': 409,
  'address-taken': 409,
  'already-published': 409,
  'time-has-passed': 422,
  'too-many-drafts': 422,
  'too-many-tags': 422,
  'signed-out': 401,
  'wrong-credentials': 401,
  'code-required': 401,
  // Not 401: the caller is authenticated.
  'wrong-code': 403,
  'wrong-password': 403,
  'too-many-attempts': 429,
  'too-many-requests': 429,
  busy: 503,
  'image-too-large': 413,
  'image-unsupported': 415,
  'image-damaged': 422,
  'picture-used': 409,
  'nothing-to-recover': 422,
  'place-lost': 422,
  // Not 502 or 504: some proxies replace the body of those responses, and the reason would be lost.
  'assistant-not-configured': 503,
  'assistant-limit': 429,
  'assistant-month-limit': 429,
  'assistant-key-refused': 503,
  'assistant-out-of-credit': 503,
  'assistant-model-unknown': 503,
  'assistant-language-unknown': 503,
  'assistant-request-refused': 503,
  'assistant-overloaded': 503,
  'assistant-unavailable': 503,
  'assistant-faulty': 503,
  'assistant-timed-out': 503,
  'assistant-cut-off': 503,
  'assistant-unusable': 503,
  'assistant-declined': 503,
  'assistant-sees-nothing': 503,
  'benchmark-running': 409,
  'nothing-to-compare': 409,
  'database-unavailable': 503,
  'database-full': 503,
  'database-read-only': 503,
  'database-damaged': 503,
  'cross-site': 403,
  // An unexpected error.
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/**
 * The one mapping of errors to HTTP, for the API, pages, feeds, images and rate limits. It logs what an operator must
 * know: database errors, and every unexpected error, whose response has no details.
 *
 * @param signal of the request: an error after the client has gone is not logged
 */
export function toErrorResponse(error: unknown, signal?: AbortSignal) {
  if (error instanceof AppError) {
    if (error.code.startsWith('database-')) log.warn({ err: error }, 'request failed');
    const { code, message, retryAfterSeconds, field } = error;
    return {
      status: statuses[code],
      body: {
        error: message,
        code,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        ...(field && { field }),
      },
      headers: headersFor(error),
    } as const;
  }
  // Hono rejects a body that is not of its content type.
  if (error instanceof HTTPException && error.status < 500)
    return {
      status: error.status,
      body: { error: error.message, code: 'invalid' },
      headers: {},
    } as const;
  if (!signal?.aborted) log.error({ err: error }, 'request failed');
  const body = { error: 'Internal server error', code: 'internal' } as const;
  return { status: statuses.internal, body, headers: {} } as const;
}

function headersFor({ code, retryAfterSeconds }: AppError): Record<string, string> {
  return {
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    ...(code === 'signed-out' && { 'WWW-Authenticate': 'Bearer' }),
  };
}
