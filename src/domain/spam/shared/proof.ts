/** A proof takes 65,536 hashes on average: a second or two of a phone. */
export const proofBits = 16;

/**
 * Finds a proof of work for a text (as Hashcash does): a number that gives the hash of challenge, text and number
 * {@link proofBits} leading zeros. Needs nothing but Web Crypto.
 *
 * @param challenge what the server gave
 * @param proven the text; white space does not count, which differs between what a browser shows and what it sends
 * @param bits for tests
 * @returns what the server takes as proof
 */
export async function solveProof(
  challenge: string,
  proven: string,
  bits: number = proofBits,
): Promise<string> {
  const text = hex(await sha256(proven.replace(/\s+/g, '')));
  for (let number = 0; ; number += 1)
    if (hasLeadingZeros(await sha256(`${challenge}.${text}.${number}`), bits))
      return `${challenge}.${number}`;
}

/** Whether a proof is one for this text. Its challenge is not looked at. */
export async function isProofOf(
  proof: string,
  proven: string,
  bits: number = proofBits,
): Promise<boolean> {
  const [, challenge, number] = /^(\d{1,16})\.(\d{1,10})$/.exec(proof) ?? [];
  if (challenge === undefined) return false;
  const text = hex(await sha256(proven.replace(/\s+/g, '')));
  return hasLeadingZeros(await sha256(`${challenge}.${text}.${number}`), bits);
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function hasLeadingZeros([first = 255, second = 255, third = 255]: Uint8Array, bits: number) {
  return ((first << 16) | (second << 8) | third) >>> (24 - bits) === 0;
}
