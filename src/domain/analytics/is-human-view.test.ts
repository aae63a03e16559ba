import { expect, test } from 'vitest';
import { isHumanView } from './index.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';

function request(headers: Record<string, string>, method = 'GET'): Request {
  return new Request('http://site.example/blog/post', { method, headers });
}

test('counts a request from a browser', () => {
  expect(isHumanView(request({ 'user-agent': phone }))).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.24',
  'curl/8.5.0',
  '',
])('«%s» is not', (userAgent) => {
  expect(isHumanView(request({ 'user-agent': userAgent }))).toBe(false);
});

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('does not count a prefetch: %s: %s', (name, value) => {
  expect(isHumanView(request({ 'user-agent': phone, [name]: value }))).toBe(false);
});

test('counts HEAD only as the view beacon of a prefetched page', () => {
  const arrived = { 'x-reader': 'arrived' };
  expect(isHumanView(request({ 'user-agent': phone }, 'HEAD'))).toBe(false);
  expect(isHumanView(request({ 'user-agent': phone, ...arrived }, 'HEAD'))).toBe(true);
  expect(isHumanView(request({ 'user-agent': 'curl/8.5.0', ...arrived }, 'HEAD'))).toBe(false);
});
