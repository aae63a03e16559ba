import { readStart } from '#platform/http/read-start.ts';
import { readRetryAfter } from '#platform/http/retry-after.ts';
import { isCertificateError } from '#platform/is-certificate-error.ts';
import type { DeliveryFailure } from '../shared/enquiry.ts';
import { DeliveryError } from './delivery-error.ts';

/** Of the whole request. The lease of a delivery is longer. */
const timeoutMs = 30_000;

type JsonRequest = {
  url: string;
  headers?: Record<string, string>;
  /** The text of the body. */
  body: string;
  /** Reads what a receiver says of an error. What it leaves open the status tells. */
  explain?: (status: number, body: string) => Explanation;
};

export type Explanation = {
  failure?: DeliveryFailure | undefined;
  retryAfterSeconds?: number | undefined;
  /** For the log. Never the body: a receiver may repeat in it what a visitor wrote. */
  said?: string | undefined;
};

/**
 * Sends a POST that is done with a 2xx. It follows no redirect, and reads of the response only what tells an error.
 *
 * @throws {DeliveryError}
 */
export async function postJson({ url, headers, body, explain }: JsonRequest): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'User-Agent': 'lutka-site' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new DeliveryError(failureOfConnection(error), describe(error));
  });
  const { ok, status } = response;
  if (ok || !explain) await response.body?.cancel();
  if (ok) return;
  const { failure, retryAfterSeconds, said } = explain?.(status, await readStart(response)) ?? {};
  const seconds = retryAfterSeconds ?? readRetryAfter(response.headers.get('retry-after'));
  throw new DeliveryError(
    failure ?? failureOfStatus(status),
    said ? `HTTP ${status}: ${said}` : `HTTP ${status}`,
    seconds === undefined ? undefined : seconds * 1_000,
  );
}

/** RFC 9110, chapter 15. */
function failureOfStatus(status: number): DeliveryFailure {
  if ([401, 402, 403, 407].includes(status)) return 'denied';
  // A redirect: the URL in the settings is not the one that takes messages.
  if (status < 400 || [404, 405, 410].includes(status)) return 'missing';
  if ([408, 425, 429, 503].includes(status)) return 'busy';
  // A proxy that does not reach the receiver.
  if ([502, 504].includes(status)) return 'unreachable';
  return status < 500 ? 'refused' : 'broken';
}

function failureOfConnection(error: unknown): DeliveryFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timed-out';
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (isCertificateError(code)) return 'tls';
  // Also undici's names of a slow connection.
  return /TIMEOUT|ETIMEDOUT/.test(code) ? 'timed-out' : 'unreachable';
}

/** `fetch` hides the reason in the cause. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
