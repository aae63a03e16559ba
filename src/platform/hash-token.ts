import { createHash } from 'node:crypto';

/** Of a token of 128 random bits or more: one round of a fast hash is enough. In hexadecimal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
