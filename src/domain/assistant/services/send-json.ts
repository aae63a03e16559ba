import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';
import {
  assistantError,
  createBoundedFetch,
  errorFromStatus,
  type ModelVariables,
  withVariables,
} from '../model/index.ts';
import type { SendJson, TranslationService } from './translation-service.ts';

/** The limits of one request. A service translates a page of text in a few seconds. */
export const serviceLimits = { totalMs: 60_000, streamBytes: 2_000_000, retryDelayMs: 1_000 };

/**
 * Sends requests to a service, each with one retry when the service is overloaded, fails or cannot be reached.
 *
 * @returns `read` does requests, and maps whatever goes wrong to one of the assistant's errors
 */
export function createSender(options: {
  /** Without a slash at its end. */
  url: string;
  headers: Record<string, string>;
  variables: ModelVariables;
  signal: AbortSignal;
  errorOf: TranslationService['errorOf'];
  limits: typeof serviceLimits;
}): { read<Result>(requests: (send: SendJson) => Promise<Result>): Promise<Result> } {
  const { url, headers, variables, signal, errorOf, limits } = options;
  const send: SendJson = async (path, { method = 'POST', body }) => {
    const timeOut = AbortSignal.timeout(limits.totalMs);
    const fetch = createBoundedFetch(
      limits,
      performance.now() + limits.totalMs,
      (...response) =>
        errorOf(...response) ??
        errorFromStatus(response[0], response[1], { retryAfterSeconds: response[2] }),
    );
    try {
      const response = await fetch(url.replace(/\/$/, '') + path, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json; charset=UTF-8' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([signal, timeOut]),
      });
      const text = response.body ? await readText(response.body) : '';
      return { json: text === '' ? undefined : JSON.parse(text), headers: response.headers };
    } catch (error) {
      if (timeOut.aborted && !signal.aborted) throw assistantError('assistant-timed-out');
      throw error;
    }
  };
  return {
    async read(requests) {
      try {
        return await requests(send);
      } catch (error) {
        signal.throwIfAborted();
        throw withVariables(readError(error), variables);
      }
    },
  };
}

function readError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // Half an answer, or one of another shape.
  if (error instanceof SyntaxError || error instanceof z.ZodError)
    return assistantError('assistant-unusable');
  if (error instanceof Error && error.cause instanceof DomainError) return error.cause;
  return assistantError('assistant-cut-off');
}
