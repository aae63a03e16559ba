import { expect, test } from 'vitest';
import { isNearHost } from './near-host.ts';

test.each([
  ...['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '10.1.2.3', '172.16.0.1'],
  ...['192.168.1.1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', 'n8n', 'mail.local', 'crm.internal'],
])('%s is near', (host) => {
  expect(isNearHost(host)).toBe(true);
});

test.each([
  ...['example.com', '203.0.113.5', '8.8.8.8', '2606:2800:220:1::1', '169.254.169.254.example.com'],
  ...['localhost.example.com', '10.0.0.1.example', '0.0.0.0', ''],
])('%s is not', (host) => {
  expect(isNearHost(host)).toBe(false);
});
