import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:tls';
import { onTestFinished } from 'vitest';

/** Certificates that OpenSSL made once: an authority, and what it signed, all with one key. */
function readPem(name: string): string {
  return readFileSync(`tests/fixtures/certificates/${name}.pem`, 'utf8');
}

/** The authority that signed them. */
export const testAuthority = readPem('authority');

export type TestCertificate = 'good' | 'expired' | 'other-name' | 'self-signed';

/** Serves TLS on localhost until the test ends. @returns the origin, and how many connections there were */
export async function serveCertificate(name: TestCertificate) {
  const options = (certificate: TestCertificate) => ({
    key: readPem('key'),
    cert: readPem(certificate),
  });
  const server = createServer(options(name));
  const counted = { connections: 0 };
  server.on('connection', () => {
    counted.connections += 1;
  });
  server.on('secureConnection', (socket) => socket.on('error', () => undefined));
  return {
    origin: await listenOnLocalhost(server),
    counted,
    renew: (certificate: TestCertificate) => server.setSecureContext(options(certificate)),
  };
}

/** @returns the origin of a server that ends with the test */
export async function listenOnLocalhost(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
