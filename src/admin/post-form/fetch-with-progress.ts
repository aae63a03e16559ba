export type ProgressOptions = {
  /** Called with the fraction of the body that is sent, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** A `fetch` for forms that reports the upload progress, which the `fetch` of the browser does not. */
export function fetchWithProgress({ onProgress, signal }: ProgressOptions): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.responseType = 'arraybuffer';
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && !signal?.aborted) onProgress?.(loaded / total);
      });
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('The server was not reached')));
      request.addEventListener('abort', () => reject(signal?.reason));
      signal?.addEventListener('abort', () => request.abort());
      request.send(init.body instanceof FormData ? init.body : null);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('Content-Type');
  return new Response(request.response, {
    status: request.status,
    statusText: request.statusText,
    ...(contentType && { headers: { 'Content-Type': contentType } }),
  });
}
