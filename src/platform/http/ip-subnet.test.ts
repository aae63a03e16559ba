import { expect, test } from 'vitest';
import { ipSubnet } from './ip-subnet.ts';

test.each([
  ['', ''],
  ['unknown', 'unknown'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001::1:2:3:4:5', '2001:0:0:1::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::1', '::/64'],
  ['::', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s has the rate limit of %s', (ip, subnet) => {
  expect(ipSubnet(ip)).toBe(subnet);
});

test('counts IPv4-mapped addresses as IPv4, in any notation', () => {
  expect(ipSubnet('::ffff:192.0.2.7')).toBe(ipSubnet('::FFFF:c000:207'));
  expect(ipSubnet('::ffff:192.0.2.7')).not.toBe(ipSubnet('::ffff:192.0.2.8'));
});
