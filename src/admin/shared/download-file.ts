import type { ClientResponse } from 'hono/client';
import type { Api } from '../api/client.ts';

type Send = (options: { fetch: typeof fetch }) => Promise<ClientResponse<unknown>>;

/**
 * Fetches a file by a call of the API, whose client would read it as a text.
 *
 * @throws {ApiError} as `call` does
 */
export async function fetchFile(
  call: Api['call'],
  signal: AbortSignal | null,
  send: Send,
): Promise<Blob> {
  const files: Blob[] = [];
  await call(() =>
    send({
      async fetch(input: RequestInfo | URL, init?: RequestInit) {
        const response = await fetch(input, { ...init, signal });
        if (!response.ok) return response;
        files.push(await response.blob());
        return new Response('');
      },
    }),
  );
  return new Blob(files);
}

/** Offers a file as a download of the browser. */
export function saveFile(file: Blob, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([file], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
