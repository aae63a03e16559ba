import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainError } from '#domain/domain-error.ts';
import { readStart } from '#platform/http/read-start.ts';
import { readRetryAfter } from '#platform/http/retry-after.ts';
import { assistantError } from './assistant-error.ts';
import type { RequestLimits } from './request-limits.ts';

/** Maps a response without success to an error. */
export type ErrorReader = (
  status: number,
  body: string,
  retryAfterSeconds: number | undefined,
) => DomainError;

/**
 * A `fetch` for the SDK that follows no redirect, limits the bytes of a response, and retries once when the provider is
 * overloaded, fails or cannot be reached. It throws a {@link DomainError} for every response without success, so the
 * SDK never sees a provider's error.
 *
 * @param giveUpAt time of `performance.now()` after which there is no retry
 * @param errorOf reads the provider's way of reporting errors
 */
export function createBoundedFetch(
  limits: Pick<RequestLimits, 'streamBytes' | 'retryDelayMs'>,
  giveUpAt: number,
  errorOf: ErrorReader,
): typeof globalThis.fetch {
  return async (url, init = {}) => {
    const first = await send(url, init, errorOf);
    if (first instanceof Response) return limitBytes(first, limits.streamBytes);
    if (!isRetryable(first)) throw first;
    const { retryAfterSeconds } = first;
    const waitMs =
      retryAfterSeconds === undefined ? limits.retryDelayMs : retryAfterSeconds * 1_000;
    if (performance.now() + waitMs >= giveUpAt) throw first;
    await sleep(waitMs, undefined, init.signal ? { signal: init.signal } : {});
    const second = await send(url, init, errorOf);
    if (second instanceof Response) return limitBytes(second, limits.streamBytes);
    throw second;
  };
}

async function send(
  url: Parameters<typeof fetch>[0],
  init: RequestInit,
  errorOf: ErrorReader,
): Promise<Response | DomainError> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return isCut(error)
      ? assistantError('assistant-cut-off', {
          sentence:
            'The line to the provider was cut before its answer: try again in a moment. If it stays so, check what stands between',
        })
      : assistantError('assistant-unavailable');
  }
  if (!response.ok) {
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
    return errorOf(response.status, await readStart(response), retryAfterSeconds);
  }
  if (response.headers.get('content-type')?.includes('html')) {
    await response.body?.cancel();
    return assistantError('assistant-model-unknown', {
      sentence: 'The address of the provider answers with a web page: check AI_BASE_URL',
    });
  }
  return response;
}

/** Whether the connection was lost after it was open, by the error codes of undici and Node. */
function isCut(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

const retryable: ReadonlySet<DomainError['code']> = new Set([
  'assistant-overloaded',
  'assistant-unavailable',
  'assistant-faulty',
  'assistant-cut-off',
]);

function isRetryable({ code }: DomainError): boolean {
  return retryable.has(code);
}

function limitBytes(response: Response, most: number): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= most) controller.enqueue(chunk);
      else controller.error(assistantError('assistant-unusable'));
    },
  });
  return new Response(response.body?.pipeThrough(counter), response);
}
