import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import {
  testAuthority as ca,
  listenOnLocalhost,
  serveCertificate,
} from '../../../tests/support/serve-certificate.ts';
import { readCertificate } from './read-certificate.ts';

test.each([
  ['good', null],
  ['expired', 'expired'],
  ['other-name', 'other-name'],
  ['self-signed', 'not-trusted'],
] as const)('the certificate “%s” of a host has the fault %s', async (name, fault) => {
  const { origin } = await serveCertificate(name);
  const certificate = await readCertificate(origin, { timeoutMs: 20_000, ca });
  expect(certificate?.fault).toBe(fault);
});

test('a certificate says from when to when it is valid', async () => {
  const { origin } = await serveCertificate('expired');
  const expired = await readCertificate(origin, { timeoutMs: 20_000, ca });
  expect(expired).toMatchObject({
    startsAt: '2024-01-01T00:00:00.000Z',
    endsAt: '2024-03-31T00:00:00.000Z',
  });
});

test('an authority that Node does not know is not trusted', async () => {
  const { origin } = await serveCertificate('good');
  const certificate = await readCertificate(origin, { timeoutMs: 20_000 });
  expect(certificate?.fault).toBe('not-trusted');
});

test('a host that hangs, speaks no TLS, sends data without end or is not there has no certificate', async () => {
  const silent = await listenOnLocalhost(createServer(() => undefined));
  expect(await readCertificate(silent, { timeoutMs: 200 })).toBeNull();
  let sent = 0;
  const endless = createServer((socket) => {
    const more = () => {
      while (socket.writable && socket.write('HTTP/1.1 200 OK\r\n\r\n'.repeat(1_000))) sent += 1;
    };
    socket.on('error', () => undefined).on('drain', more);
    more();
  });
  expect(await readCertificate(await listenOnLocalhost(endless), { timeoutMs: 20_000 })).toBeNull();
  expect(sent).toBeLessThan(5_000);
  expect(await readCertificate('https://localhost:1', { timeoutMs: 20_000 })).toBeNull();
  expect(await readCertificate('https://no.such.invalid', { timeoutMs: 20_000 })).toBeNull();
});
