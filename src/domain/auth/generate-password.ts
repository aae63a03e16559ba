import { randomBytes } from 'node:crypto';

/** A password of 144 random bits, in 24 letters, digits, hyphens and underscores. */
export function generatePassword(): string {
  return randomBytes(18).toString('base64url');
}
