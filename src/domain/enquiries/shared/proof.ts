/** A proof takes 65,536 hashes on average: a second or two of a phone. */
export const proofBits = 16;

/**
 * Finds a proof of work for an enquiry (as Hashcash does): a number that gives the hash of challenge, text and number
 * {@link proofBits} leading zeros. Needs nothing but Web Crypto.
 *
 * @param challenge what the server gave with the problem `puzzle`
 * @param fields as they are sent
 * @param bits for tests
 * @returns the value of the field `proof`
 */
export async function solveProof(
  challenge: string,
  fields: { contact: string; message: string },
  bits: number = proofBits,
): Promise<string> {
  const text = hex(await sha256(provenText(fields)));
  for (let number = 0; ; number += 1)
    if (hasLeadingZeros(await sha256(`${challenge}.${text}.${number}`), bits))
      return `${challenge}.${number}`;
}

/** Whether a proof is one for this text. Its challenge is not looked at. */
export async function isProofOf(
  proof: string,
  fields: { contact: string; message: string },
  bits: number = proofBits,
): Promise<boolean> {
  const [, challenge, number] = /^(\d{1,16})\.(\d{1,10})$/.exec(proof) ?? [];
  if (challenge === undefined) return false;
  const text = hex(await sha256(provenText(fields)));
  return hasLeadingZeros(await sha256(`${challenge}.${text}.${number}`), bits);
}

/** White space differs between what a browser shows and what it sends. */
function provenText({ contact, message }: { contact: string; message: string }): string {
  return `${contact}.${message}`.replace(/\s+/g, '');
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
