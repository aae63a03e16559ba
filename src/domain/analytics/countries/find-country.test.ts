import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countryFinder } from './find-country.ts';

test.each([
  // Networks that anybody can look up: EarthLink and Newroz, Apple, Hetzner, Turk Telekom, Google.
  ['37.236.240.5', 'IQ'],
  ['169.224.10.1', 'IQ'],
  ['95.170.203.1', 'IQ'],
  ['17.1.2.3', 'US'],
  ['88.198.0.1', 'DE'],
  ['78.180.0.1', 'TR'],
  ['2a01:4f8:1:2::3', 'DE'],
  ['2001:4860:4860::8888', 'US'],
  ['::ffff:37.236.240.5', 'IQ'],
])('%s is in %s', async (ipAddress, country) => {
  expect((await countryFinder())(ipAddress)).toBe(country);
});

test.each([
  '10.0.0.1',
  '192.168.1.1',
  '127.0.0.1',
  '169.254.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  '',
  'unknown',
  '1.2.3',
  '37.236.240.5:443',
  'x'.repeat(200_000),
])('%.40s is in no known country', async (text) => {
  expect((await countryFinder())(text)).toBe('');
});

test('every IPv4 network of 256 addresses has one answer, and the first and last address too', async () => {
  const find = await countryFinder();
  const countries = new Map<string, number>();
  for (let first = 0; first < 256; first += 1)
    for (let second = 0; second < 256; second += 8) {
      const country = find(`${first}.${second}.0.1`);
      expect(country).toMatch(/^([A-Z]{2})?$/);
      countries.set(country, (countries.get(country) ?? 0) + 1);
    }
  expect(countries.get('US')).toBeGreaterThan(1_000);
  expect(countries.size).toBeGreaterThan(80);
});

test('the table is of some 400 kB, and its licence is beside it', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name));
  expect(read('ip-countries.br').length).toBeLessThan(500_000);
  expect(read('ip-countries-PDDL.txt').toString()).toContain('Public Domain Dedication');
});
