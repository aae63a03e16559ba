import { expect } from 'vitest';

/**
 * The forms in which a secret may occur: plain, URL-encoded, hexadecimal, and in both kinds of base64 at any byte
 * offset.
 */
export function encodingsOf(secret: string): string[] {
  const inBase64 = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.from(' '.repeat(before) + secret).toString('base64');
    // Keeps only the letters that depend on nothing but the secret.
    const own = encoded.slice(
      before === 0 ? 0 : before + 1,
      encoded.endsWith('=') ? -4 : undefined,
    );
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const hex = Buffer.from(secret).toString('hex');
  return [...new Set([secret, encodeURIComponent(secret), hex, hex.toUpperCase(), ...inBase64])];
}

/** Fails if the text contains one of the secrets in any form. */
export function expectNoSecrets(text: string, secrets: readonly string[], where = ''): void {
  for (const secret of secrets)
    for (const form of encodingsOf(secret))
      expect(text.includes(form), `${form} is in the text ${where}`.trim()).toBe(false);
}
