import { createHash } from 'node:crypto';
import { compressInto, isCompressible } from '../http/content-encoding.ts';
import { type ReadyAnswer, readyAnswer } from '../http/ready-answer.ts';

/**
 * Reads an answer to its end and makes it ready to be sent many times: compressed and tagged.
 *
 * @param previous the answer that was kept until now: an unchanged one goes on being used, with its date and its smallest
 * form
 */
export async function prepareAnswer(
  response: Response,
  {
    plan,
    previous,
    versionOf,
    changedAt,
  }: {
    plan: { cacheControl: string };
    previous: ReadyAnswer | undefined;
    versionOf: (text: string) => string;
    /** Asked for a text that is new. */
    changedAt: () => Date | null;
  },
): Promise<ReadyAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const contentType = response.headers.get('content-type');
  const isKept = response.status === 200;
  const etag = isKept ? etagOf(versionOf(text)) : null;
  if (previous && previous.etag === etag) return previous;
  const headers = new Headers(response.headers);
  if (isKept) headers.set('Cache-Control', plan.cacheControl);
  return readyAnswer({
    status: response.status,
    contentType,
    etag,
    lastModified: isKept ? changedAt() : null,
    headers,
    bodies:
      contentType && isCompressible(contentType, bytes)
        ? await compressInto(bytes, 'fast')
        : { identity: bytes },
  });
}

/** Weak, since it names the same text in every encoding. */
function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
