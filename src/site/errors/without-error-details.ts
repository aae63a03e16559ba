import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { toErrorResponse } from '#platform/http/error-response.ts';

/** Replaces an error by its HTTP status, because a loader's error is sent to the browser. */
export async function withoutErrorDetails<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { status, headers } = toErrorResponse(error);
    setResponseStatus(status);
    for (const [name, value] of Object.entries(headers)) setResponseHeader(name, value);
    throw new Error(status === 503 ? '503: Service Unavailable' : '500: Internal Server Error');
  }
}
