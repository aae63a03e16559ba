import { createHash } from 'node:crypto';
import { proofBits } from '#domain/spam/shared/proof.ts';

/** Finds what the page's script finds (`solveProof`), quickly. */
export function findProof(challenge: string, proven: string): string {
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const text = sha256(proven.replace(/\s+/g, '')).toString('hex');
  for (let number = 0; ; number += 1)
    if (sha256(`${challenge}.${text}.${number}`).readUInt32BE() >>> (32 - proofBits) === 0)
      return `${challenge}.${number}`;
}
