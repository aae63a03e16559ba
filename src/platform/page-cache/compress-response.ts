import { createHash } from 'node:crypto';
import { compressAll, isCompressible } from '../http/content-encoding.ts';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';

/**
 * Reads a response to its end, compresses it and adds its ETag.
 *
 * @param options.previous the cached response. It is returned if the ETag is the same, because its bytes may be
 *   smaller.
 * @param options.versionOf the part of the text that the ETag covers
 */
export async function compressResponse(
  response: Response,
  {
    cacheControl,
    previous,
    versionOf,
  }: {
    cacheControl: string;
    previous: PreparedResponse | undefined;
    versionOf: (text: string) => string;
  },
): Promise<PreparedResponse> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type');
  const isCacheable = response.status === 200;
  const etag = isCacheable ? etagOf(versionOf(bytes.toString())) : null;
  if (previous && previous.etag === etag) return previous;
  const headers = new Headers(response.headers);
  if (isCacheable) headers.set('Cache-Control', cacheControl);
  return prepareResponse({
    status: response.status,
    contentType,
    etag,
    headers,
    bodies:
      contentType && isCompressible(contentType, bytes)
        ? await compressAll(bytes, 'fast')
        : { identity: bytes },
  });
}

/** Weak: the same ETag stands for the text in every encoding. */
function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
