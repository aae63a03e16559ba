import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import ssh2 from 'ssh2';
import { onTestFinished } from 'vitest';
import { type SftpBehaviour, serveSftp } from './serve-sftp.ts';
import { newFolder } from './temporary.ts';

export type SftpMachine = {
  port: number;
  /** What its users see as `/`. */
  root: string;
  /** The password that it takes; a test may change it. */
  account: { password: string; publicKey?: string };
  behaviour: SftpBehaviour;
  settings: {
    kind: 'sftp';
    host: string;
    port: number;
    username: string;
    folder: string;
    hostKeys: readonly string[];
    keyFile: undefined;
    password: string;
  };
};

/** Starts a machine with an SSH server that serves a folder, `/backups`. It ends with the test. */
export async function startSftp(): Promise<SftpMachine> {
  const root = await newFolder();
  const hostKey = newSshKey();
  const account: SftpMachine['account'] = { password: 'the password of these tests' };
  const behaviour: SftpBehaviour = { sent: 0 };
  const clients = new Set<ssh2.Connection>();
  const ssh = new ssh2.Server({ hostKeys: [hostKey.private] }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    client.on('authentication', (attempt) => {
      if (isAccepted(attempt, account)) attempt.accept();
      else attempt.reject(['password', 'publickey']);
    });
    client.on('session', (acceptSession) =>
      acceptSession().on('subsystem', (accept) => serveSftp(accept(), root, behaviour)),
    );
  });
  // Without delay, as OpenSSH sends.
  const server = createServer({ noDelay: true }, (socket) => ssh.injectSocket(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const client of clients) client.end();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    root,
    account,
    behaviour,
    settings: {
      kind: 'sftp',
      host: '127.0.0.1',
      port,
      username: 'lutka',
      folder: '/backups',
      hostKeys: [fingerprintOf(hostKey.public)],
      keyFile: undefined,
      password: account.password,
    },
  };
}

/** @param publicKey as in a file that ends with `.pub` */
export function fingerprintOf(publicKey: string): string {
  const bytes = Buffer.from(publicKey.split(' ')[1] ?? '', 'base64');
  return `SHA256:${createHash('sha256').update(bytes).digest('base64').replaceAll('=', '')}`;
}

function isAccepted(
  attempt: ssh2.AuthContext,
  { password, publicKey }: SftpMachine['account'],
): boolean {
  if (attempt.method === 'password') return attempt.password === password;
  if (attempt.method !== 'publickey' || publicKey === undefined) return false;
  const allowed = ssh2.utils.parseKey(publicKey);
  if (allowed instanceof Error || !allowed.getPublicSSH().equals(attempt.key.data)) return false;
  if (!attempt.signature || !attempt.blob) return true;
  return allowed.verify(attempt.blob, attempt.signature, attempt.hashAlgo) === true;
}

/** One of `ssh2`'s new keys of ed25519 in some 400 can't be read by `ssh2` itself; of 3,000 of ECDSA all could. */
export function newSshKey(): ReturnType<typeof ssh2.utils.generateKeyPairSync> {
  return ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });
}
