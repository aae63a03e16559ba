import { expect } from 'vitest';

/**
 * The ways in which a secret may stand in something: as it is, in an address, in hexadecimal digits, and in both kinds of
 * base64, behind however many other bytes.
 */
export function formsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.from(' '.repeat(before) + secret).toString('base64');
    // What is left are the letters that depend on nothing but the secret.
    const own = encoded.slice(
      before === 0 ? 0 : before + 1,
      encoded.endsWith('=') ? -4 : undefined,
    );
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const hex = Buffer.from(secret).toString('hex');
  return [...new Set([secret, encodeURIComponent(secret), hex, hex.toUpperCase(), ...inBase64])];
}

/** Fails where one of the secrets stands in the text, in any form. */
export function expectNoneTold(told: string, secrets: readonly string[], where = ''): void {
  for (const secret of secrets)
    for (const form of formsOf(secret))
      expect(told.includes(form), `${form} is told ${where}`.trim()).toBe(false);
}
