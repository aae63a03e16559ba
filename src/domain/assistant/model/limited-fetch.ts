import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainError } from '#domain/domain-error.ts';
import { faultOfStatus, modelFault } from './model-fault.ts';
import type { RequestLimits } from './request-limits.ts';
import { readRetryAfter } from './retry-after.ts';

/** Of a refusal, to tell what it is about. */
const refusalBytes = 16_000;

/**
 * A `fetch` for the SDK that follows no redirect, reads no more than the limit, and tries once more where the provider has
 * too much to do, has a fault, or cannot be reached. What is no success it throws as a {@link DomainError}, so that the
 * SDK never sees a provider's refusal.
 *
 * @param giveUpAt time of `performance.now()` that no retry may go past
 */
export function createLimitedFetch(
  limits: RequestLimits,
  giveUpAt: number,
): typeof globalThis.fetch {
  return async (address, init = {}) => {
    const first = await send(address, init);
    if (first instanceof Response) return limitBytes(first, limits.streamBytes);
    if (!isPassing(first)) throw first;
    const { retryAfterSeconds } = first;
    const waitMs =
      retryAfterSeconds === undefined ? limits.retryDelayMs : retryAfterSeconds * 1_000;
    if (performance.now() + waitMs >= giveUpAt) throw first;
    await sleep(waitMs, undefined, init.signal ? { signal: init.signal } : {});
    const second = await send(address, init);
    if (second instanceof Response) return limitBytes(second, limits.streamBytes);
    throw second;
  };
}

async function send(
  address: Parameters<typeof fetch>[0],
  init: RequestInit,
): Promise<Response | DomainError> {
  let response: Response;
  try {
    response = await fetch(address, { ...init, redirect: 'manual' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return modelFault('assistant-unavailable');
  }
  if (!response.ok) {
    const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
    return faultOfStatus(response.status, await readStart(response), retryAfterSeconds);
  }
  if (response.headers.get('content-type')?.includes('html')) {
    await response.body?.cancel();
    return modelFault('assistant-model-unknown', {
      sentence: 'The address of the provider answers with a web page: check AI_BASE_URL',
    });
  }
  return response;
}

function isPassing(fault: DomainError): boolean {
  return fault.code === 'assistant-overloaded' || fault.code === 'assistant-unavailable';
}

function limitBytes(response: Response, most: number): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= most) controller.enqueue(chunk);
      else controller.error(modelFault('assistant-unusable'));
    },
  });
  return new Response(response.body?.pipeThrough(counter), response);
}

async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > refusalBytes) break;
    }
  } catch {
    // The status alone says enough.
  }
  return text;
}
