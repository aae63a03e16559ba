import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

function request(forwardedFor: string | undefined, ip?: string): Request {
  const headers = new Headers(
    forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  );
  return Object.assign(new Request('http://site.example/', { headers }), { ip });
}

const connection = '10.0.0.9';

test.each([
  ['no proxy: the connection', 0, undefined, connection],
  ['no proxy: a forged header is ignored', 0, '6.6.6.6', connection],
  ['one proxy: what it saw', 1, '1.1.1.1', '1.1.1.1'],
  ['one proxy: what a visitor forged before it is ignored', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  ['two proxies: the second from the end', 2, '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['two proxies that both append', 2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['without spaces', 2, '1.1.1.1,2.2.2.2', '1.1.1.1'],
  ['IPv6', 1, '6.6.6.6, 2001:db8::1', '2001:db8::1'],
  ['fewer entries than proxies: the connection', 2, '6.6.6.6', connection],
  ['no header: the connection', 1, undefined, connection],
  ['an empty header: the connection', 1, '', connection],
  ['an empty entry: the connection', 1, '6.6.6.6, ', connection],
])('%s', (_name, trustedProxies, forwardedFor, expected) => {
  expect(clientAddress(request(forwardedFor, connection), trustedProxies)).toBe(expected);
});

test('headers that come twice count as one list', () => {
  const given = request('6.6.6.6', connection);
  given.headers.append('x-forwarded-for', '1.1.1.1');
  expect(clientAddress(given, 1)).toBe('1.1.1.1');
});

test('no other header is believed', () => {
  const given = request(undefined, connection);
  for (const name of ['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']) {
    given.headers.set(name, '6.6.6.6');
  }
  expect(clientAddress(given, 1)).toBe(connection);
});

test('without a connection it is empty', () => {
  expect(clientAddress(request(undefined), 0)).toBe('');
  expect(clientAddress(request(undefined), 1)).toBe('');
});
