import { expect, test } from 'vitest';
import { isCrossSite } from './is-cross-site.ts';

const siteUrl = 'https://lutka.example';

test.each([
  [false, 'a read', 'GET', { 'sec-fetch-site': 'cross-site' }],
  [false, 'a program, which sends neither header', 'POST', {}],
  [false, 'a page of this site', 'POST', { 'sec-fetch-site': 'same-origin' }],
  [false, 'a bookmark or a typed URL', 'POST', { 'sec-fetch-site': 'none' }],
  [true, 'a page of another site', 'POST', { 'sec-fetch-site': 'cross-site' }],
  [true, 'a page of a subdomain', 'DELETE', { 'sec-fetch-site': 'same-site' }],
  [
    true,
    'another site that names this one',
    'POST',
    { 'sec-fetch-site': 'cross-site', origin: siteUrl },
  ],
  [false, 'an older browser on this site', 'POST', { origin: siteUrl, host: 'proxy.internal' }],
  [false, 'the same host', 'POST', { origin: 'http://127.0.0.1:80', host: '127.0.0.1' }],
  [true, 'another host', 'POST', { origin: 'https://evil.example', host: 'lutka.example' }],
  [true, 'another port', 'POST', { origin: 'http://127.0.0.1:81', host: '127.0.0.1' }],
  [true, 'a page without an origin', 'POST', { origin: 'null', host: 'lutka.example' }],
])('isCrossSite is %s for %s', (expected, _, method, headers) => {
  expect(isCrossSite({ method, headers }, siteUrl)).toBe(expected);
});
