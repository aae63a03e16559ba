import type { Context } from 'hono';

/** Room for the longest fields of an enquiry in any script: percent-encoded, a character has nine bytes at most. */
const maxBodyBytes = 3 * 96 * 1024;

/** @returns the fields of a form; null for a body that is too large, which is counted as it arrives */
export async function readFormPost({ req }: Context): Promise<URLSearchParams | null> {
  const { body } = req.raw;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
