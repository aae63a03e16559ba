import { expect, test } from 'vitest';
import { clientIp } from './client-ip.ts';

function request(forwardedFor: string | undefined, ip?: string): Request {
  const headers = new Headers(
    forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  );
  return Object.assign(new Request('http://site.example/', { headers }), { ip });
}

const socketIp = '10.0.0.9';

test.each([
  ['no proxy: the socket', 0, undefined, socketIp],
  ['no proxy: a forged header is ignored', 0, '6.6.6.6', socketIp],
  ['one proxy: what it saw', 1, '1.1.1.1', '1.1.1.1'],
  ['one proxy: an entry that a visitor forged is ignored', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies: the second from the end', 2, '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['two proxies that both append', 2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['without spaces', 2, '1.1.1.1,2.2.2.2', '1.1.1.1'],
  ['IPv6', 1, '6.6.6.6, 2001:db8::1', '2001:db8::1'],
  ['fewer entries than proxies: the socket', 2, '6.6.6.6', socketIp],
  ['no header: the socket', 1, undefined, socketIp],
  ['an empty header: the socket', 1, '', socketIp],
  ['an empty entry: the socket', 1, '6.6.6.6, ', socketIp],
])('%s', (_name, trustedProxies, forwardedFor, expected) => {
  expect(clientIp(request(forwardedFor, socketIp), trustedProxies)).toBe(expected);
});

test.each([
  ['192.0.2.7', ['192.0.2.7:50123', '192.0.2.7:', '[::ffff:192.0.2.7]:50123']],
  ['192.0.2.7', ['::ffff:192.0.2.7', '::FFFF:C000:207', '0:0:0:0:0:ffff:192.0.2.7']],
  ['2001:db8::1', ['[2001:db8::1]:50123', '[2001:db8::1]', '2001:DB8:0:0::1']],
])('%s is one visitor in any notation', (visitor, spellings) => {
  for (const spelling of spellings) {
    expect(clientIp(request(`6.6.6.6, ${spelling}`, socketIp), 1), spelling).toBe(visitor);
    expect(clientIp(request(undefined, spelling), 0), spelling).toBe(visitor);
  }
});

test.each(['unknown', '_hidden', '[nothing]:1', '::ffff:192.0.2.7.8', `${'9'.repeat(9_000)}:1`])(
  'text that is no IP is returned unchanged: %.20s',
  (text) => expect(clientIp(request(text, socketIp), 1)).toBe(text),
);

test('reads a repeated header as one list', () => {
  const given = request('6.6.6.6', socketIp);
  given.headers.append('x-forwarded-for', '1.1.1.1');
  expect(clientIp(given, 1)).toBe('1.1.1.1');
});

test('reads no other header', () => {
  const given = request(undefined, socketIp);
  for (const name of ['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']) {
    given.headers.set(name, '6.6.6.6');
  }
  expect(clientIp(given, 1)).toBe(socketIp);
});

test('is empty without a socket', () => {
  expect(clientIp(request(undefined), 0)).toBe('');
  expect(clientIp(request(undefined), 1)).toBe('');
});
