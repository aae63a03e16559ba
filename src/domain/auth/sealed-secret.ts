import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const sealedFormat = /^sealed:([\w-]+)$/;

/**
 * Encrypts a secret, so that access to the database alone does not reveal it.
 *
 * @param secretKey `SECRET_KEY`; without it the secret stays as it is
 * @param owner is authenticated with the secret, so that a sealed secret of one account does not open for another
 */
export function sealSecret(secret: string, secretKey: string | undefined, owner: string): string {
  if (secretKey === undefined) return secret;
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyFrom(secretKey), nonce).setAAD(Buffer.from(owner));
  const sealed = [nonce, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()];
  return `sealed:${Buffer.concat(sealed).toString('base64url')}`;
}

/** @returns null if the secret was sealed with another key, or if the key is missing now */
export function openSecret(
  stored: string,
  secretKey: string | undefined,
  owner: string,
): string | null {
  const sealed = sealedFormat.exec(stored)?.[1];
  if (sealed === undefined) return stored;
  if (secretKey === undefined) return null;
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, keyFrom(secretKey), bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-tagBytes));
    const secret = opening.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([secret, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFrom(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'second-factor', 32));
}
