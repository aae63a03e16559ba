import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { readCertificate } from './read-certificate.ts';

// Made by OpenSSL: an authority, and certificates for localhost and another name that it signed, all with one key.
const read = (name: string) => readFileSync(`tests/fixtures/certificates/${name}.pem`, 'utf8');
const ca = read('authority');

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

async function serveWith(certificate: string): Promise<string> {
  const server = createTlsServer({ key: read('key'), cert: read(certificate) });
  server.on('secureConnection', (socket) => socket.on('error', () => undefined));
  return await listen(server);
}

test.each([
  ['good', null],
  ['expired', 'expired'],
  ['other-name', 'other-name'],
  ['self-signed', 'not-trusted'],
] as const)('the certificate “%s” of a host has the fault %s', async (name, fault) => {
  const origin = await serveWith(name);
  const certificate = await readCertificate(origin, { timeoutMs: 20_000, ca });
  expect(certificate?.fault).toBe(fault);
});

test('a certificate says from when to when it is valid', async () => {
  const expired = await readCertificate(await serveWith('expired'), { timeoutMs: 20_000, ca });
  expect(expired).toMatchObject({
    startsAt: '2024-01-01T00:00:00.000Z',
    endsAt: '2024-03-31T00:00:00.000Z',
  });
});

test('an authority that Node does not know is not trusted', async () => {
  const certificate = await readCertificate(await serveWith('good'), { timeoutMs: 20_000 });
  expect(certificate?.fault).toBe('not-trusted');
});

test('a host that hangs, speaks no TLS, sends data without end or is not there has no certificate', async () => {
  const silent = await listen(createServer(() => undefined));
  expect(await readCertificate(silent, { timeoutMs: 200 })).toBeNull();
  let sent = 0;
  const endless = createServer((socket) => {
    const more = () => {
      while (socket.writable && socket.write('HTTP/1.1 200 OK\r\n\r\n'.repeat(1_000))) sent += 1;
    };
    socket.on('error', () => undefined).on('drain', more);
    more();
  });
  expect(await readCertificate(await listen(endless), { timeoutMs: 20_000 })).toBeNull();
  expect(sent).toBeLessThan(5_000);
  expect(await readCertificate('https://localhost:1', { timeoutMs: 20_000 })).toBeNull();
  expect(await readCertificate('https://no.such.invalid', { timeoutMs: 20_000 })).toBeNull();
});
