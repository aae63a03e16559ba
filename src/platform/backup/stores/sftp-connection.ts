import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SFTPWrapper } from 'ssh2';
import { StoreError, type StoreErrorCode } from './store-error.ts';

export type SftpSettings = {
  host: string;
  port: number;
  username: string;
  /** Fingerprints: `SHA256:` and 43 characters of Base64. */
  hostKeys: readonly string[];
  keyFile: string | undefined;
  password: string | undefined;
};

/** Until the machine has shown its key and accepted ours, on a slow line. */
const handshakeMs = 30_000;
const keepaliveMs = 15_000;
const unansweredKeepalives = 3;

/**
 * Connects to another machine, works there and disconnects. The machine gets neither key nor password before it has
 * proven that it holds the private part of one of the host keys.
 *
 * @param timeoutMs of all of it: a machine that keeps the connection alive and answers nothing must not keep the site
 * @throws {StoreError}
 */
export async function withSftp<Result>(
  settings: SftpSettings,
  timeoutMs: number,
  work: (sftp: SFTPWrapper) => Promise<Result>,
): Promise<Result> {
  const { host, port, username, hostKeys, keyFile, password } = settings;
  // Loaded by the sites that use it alone.
  const { default: ssh2 } = await import('ssh2');
  const privateKey = keyFile === undefined ? undefined : await readKey(keyFile);
  if (privateKey && ssh2.utils.parseKey(privateKey) instanceof Error)
    throw new StoreError('denied', 'The key file has no private key, or one with a passphrase');
  const client = new ssh2.Client();
  let shownKey: string | undefined;
  let reason = 'cut the connection';
  const broken = new Promise<never>((_, reject) => {
    client.on('error', (error) => reject(toStoreError(error, settings, shownKey)));
    client.on('close', () => reject(new StoreError('unreachable', `${host} ${reason}`)));
  });
  const timer = setTimeout(() => {
    reason = 'did not answer in time';
    client.destroy();
  }, timeoutMs);
  try {
    const opened = new Promise<SFTPWrapper>((resolve, reject) => {
      client.on('ready', () =>
        client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))),
      );
    });
    client.connect({
      host,
      port,
      username,
      ...(privateKey && { privateKey }),
      ...(password !== undefined && { password }),
      readyTimeout: handshakeMs,
      keepaliveInterval: keepaliveMs,
      keepaliveCountMax: unansweredKeepalives,
      hostVerifier: (key: Buffer) => {
        const fingerprint = fingerprintOf(key);
        const isKnown = hostKeys.includes(fingerprint);
        if (!isKnown) shownKey = fingerprint;
        return isKnown;
      },
    });
    // A request waits for the response to the one before it.
    client.setNoDelay(true);
    const sftp = await Promise.race([opened, broken]);
    return await Promise.race([work(sftp), broken]);
  } catch (error) {
    throw toStoreError(error, settings, shownKey);
  } finally {
    clearTimeout(timer);
    // Nobody waits for it any more.
    broken.catch(() => undefined);
    client.end();
    client.destroy();
  }
}

/** As `ssh-keygen -l` prints it. */
function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

async function readKey(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError('denied', `The key file can't be read: ${reason}`);
  }
}

/** Of ssh2: in which part of the connection an error is. */
const codesOfLevels: Partial<Record<string, StoreErrorCode>> = {
  'client-authentication': 'denied',
  'client-socket': 'unreachable',
  'client-timeout': 'unreachable',
  'client-dns': 'unreachable',
};

/** https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02#section-7 */
const codesOfStatus: Partial<Record<number, StoreErrorCode>> = {
  2: 'missing',
  3: 'denied',
  6: 'unreachable',
  7: 'unreachable',
};

function toStoreError(
  error: unknown,
  { host }: SftpSettings,
  shownKey: string | undefined,
): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  if (shownKey !== undefined)
    return new StoreError(
      'unverified',
      `${host} shows the host key ${shownKey}, which BACKUP_SSH_HOST_KEY does not name`,
    );
  const told = `${host}: ${error.message}`;
  if (/^(?:No response from server|Not connected|Connection lost|Channel)/.test(error.message))
    return new StoreError('unreachable', told);
  if ('level' in error) return new StoreError(codesOfLevels[String(error.level)] ?? 'failed', told);
  // Room and rights of the own disk are not the other machine's.
  if ('syscall' in error) return error;
  const status = 'code' in error ? codesOfStatus[Number(error.code)] : undefined;
  return new StoreError(status ?? (isRoomError(error.message) ? 'full' : 'failed'), told);
}

/** The status has no code for it; some servers say it in words. */
function isRoomError(message: string): boolean {
  return /no space|disk full|quota/i.test(message);
}
