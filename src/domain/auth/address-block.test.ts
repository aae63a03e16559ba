import { expect, test } from 'vitest';
import { addressBlock } from './address-block.ts';

test.each([
  ['', ''],
  ['unknown', 'unknown'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001::1:2:3:4:5', '2001:0:0:1::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test('IPv4 addresses in the form of IPv6 stay apart, however they are spelled', () => {
  expect(addressBlock('::ffff:192.0.2.7')).toBe(addressBlock('::FFFF:c000:207'));
  expect(addressBlock('::ffff:192.0.2.7')).not.toBe(addressBlock('::ffff:192.0.2.8'));
});
