import { type ClientResponse, DetailedError, hc, parseResponse } from 'hono/client';
import { createContext, use } from 'react';
import { z } from 'zod';
import type { AdminApi } from '#api/index.ts';
import { type ErrorCode, errorBody, type WrongField } from '#platform/error-body.ts';
import { readStoredSession } from './stored-session.ts';

const { shape } = errorBody;

/** Of any server: a proxy or a newer release may have sent the response. */
const failureBody = z.object({
  error: shape.error.optional().catch(undefined),
  code: shape.code.optional().catch(undefined),
  retryAfterSeconds: shape.retryAfterSeconds.unwrap().positive().optional().catch(undefined),
  field: shape.field.catch(undefined),
});

/** A failed call. `status` is undefined when the server could not be reached. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  /** The server's message. */
  readonly sentence: string | undefined;
  /** How long the rate limit lasts, when it rejected the call. */
  readonly retryAfterSeconds: number | undefined;
  /** The field that is wrong, when the server names one. */
  readonly field: WrongField | undefined;
  readonly body: unknown;

  constructor(status: number | undefined, body: unknown) {
    const { error, code, retryAfterSeconds, field } = failureBody.catch({}).parse(body);
    super(`API request failed: ${status ?? 'no answer'} ${error ?? ''}`.trim());
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.sentence = error;
    this.retryAfterSeconds = retryAfterSeconds;
    this.field = field;
    this.body = body;
  }
}

let reads = new AbortController();

/** Cancels what is being read: after a sign-out its responses would be 401. What is being stored goes on. */
export function cancelReads(): void {
  reads.abort();
  reads = new AbortController();
}

/** The API client. Its types come from the API, and each request has the token of the session. */
export const client = hc<AdminApi>('/api/admin', {
  headers: authorization,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => {
    const isRead = init?.method === 'GET';
    // A read with a signal of its own ends with its screen.
    return fetch(input, isRead ? { ...init, signal: init.signal ?? reads.signal } : init);
  },
});

export function authorization(): Record<string, string> {
  const session = readStoredSession();
  return session ? { Authorization: `Bearer ${session.token}` } : {};
}

/**
 * Parses the body of a response.
 *
 * @throws {ApiError} for every response that is no success, and without a response
 * @throws {DOMException} `AbortError` when the call was cancelled
 */
async function parsedResponse<Response extends ClientResponse<unknown>>(
  send: () => Promise<Response>,
) {
  try {
    return await parseResponse(send());
  } catch (error) {
    if (isCancelled(error)) throw error;
    if (error instanceof DetailedError) throw new ApiError(error.statusCode, error.detail?.data);
    throw new ApiError(undefined, undefined);
  }
}

export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Like {@link parsedResponse}. A response 401 also ends the session in the browser. */
export function createCall(onSignedOut: () => void) {
  return async <Response extends ClientResponse<unknown>>(send: () => Promise<Response>) => {
    try {
      return await parsedResponse(send);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'signed-out') onSignedOut();
      throw error;
    }
  };
}

export type Api = { client: typeof client; call: ReturnType<typeof createCall> };

export const ApiContext = createContext<Api | null>(null);

/** `call(() => client.blog.posts.$get())` resolves to the parsed response or throws {@link ApiError}. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the session around it');
  return api;
}
