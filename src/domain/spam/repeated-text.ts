import { createHash } from 'node:crypto';
import { dayMs } from '#language/durations.ts';

/** How long the same text of somebody else counts as repeated. */
export const repeatedMs = 7 * dayMs;

/** Letters and digits. Fewer are what everybody writes: "price?" */
const minLength = 40;

/** @returns SHA-256 in hexadecimal of a text's letters and digits, which is the same for the same words of others */
export function textHash(message: string): string {
  return createHash('sha256').update(folded(message)).digest('hex');
}

export function isLongEnoughToRepeat(message: string): boolean {
  return folded(message).length >= minLength;
}

/** The letters and digits alone, so that bots gain nothing by other white space. */
function folded(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
