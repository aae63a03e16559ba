import { expect, test } from 'vitest';
import { judgeDatabase } from './database.ts';
import { judgeMachine, type Machine } from './machine.ts';
import { judgeForwarding } from './web/trust-proxy.ts';

const machine: Machine = {
  memoryMegabytes: 4_000,
  freeMegabytes: 20_000,
  databaseMegabytes: 100,
  isClockSynchronized: true,
  isContainer: false,
  units: [{ name: 'site.service', isEnabled: true }],
  settingsFileMode: 0o600,
};

const lacking = (changed: Partial<Machine>) =>
  judgeMachine({ ...machine, ...changed })
    .filter(({ state }) => state !== 'pass')
    .map(({ id, state }) => `${id}: ${state}`);

test('a machine that lacks nothing passes', () => expect(lacking({})).toEqual([]));

test.each<[Partial<Machine>, string]>([
  [{ memoryMegabytes: 400 }, 'memory: fail'],
  [{ memoryMegabytes: 1_000 }, 'memory: warn'],
  [{ freeMegabytes: 1_200 }, 'disk: fail'],
  [{ isClockSynchronized: false }, 'clock: fail'],
  [{ isClockSynchronized: null }, 'clock: unknown'],
  [{ units: [] }, 'service: fail'],
  [{ units: null }, 'service: warn'],
  [{ units: [{ name: 'site.service', isEnabled: false }] }, 'service: fail'],
  [{ settingsFileMode: 0o644 }, 'settings-file: fail'],
])('%o is found', (changed, expected) => expect(lacking(changed)).toEqual([expected]));

test('a container needs no unit', () =>
  expect(lacking({ isContainer: true, units: null })).toEqual([]));

test.each([
  [180_001, 0, ['pass']],
  [150_000, 0, ['pass']],
  [140_012, 0, ['fail']],
  [180_001, 90_000, ['pass', 'warn']],
])('PostgreSQL %i with a clock %i ms off is %j', (version, differenceMs, states) => {
  const now = new Date();
  const itsClock = new Date(now.getTime() + differenceMs);
  expect(judgeDatabase(version, itsClock, now).map(({ state }) => state)).toEqual(states);
});

test.each([
  [0, null, 'fail'],
  [0, '192.0.2.123', 'pass'],
  [1, '192.0.2.123, 198.51.100.1', 'pass'],
  [1, '198.51.100.1', 'pass'],
  [2, '192.0.2.123, 198.51.100.1, 10.0.0.7', 'pass'],
  [0, '192.0.2.123, 198.51.100.1', 'fail'],
  [1, '192.0.2.123, 198.51.100.1, 10.0.0.7', 'fail'],
  [1, '192.0.2.123', 'fail'],
  [2, '192.0.2.123, 198.51.100.1', 'fail'],
])(
  'TRUST_PROXY=%i where X-Forwarded-For arrives as %s: %s',
  (trustedProxies, forwardedFor, state) => {
    const { state: judged, todo } = judgeForwarding({
      trustedProxies,
      forwardedFor,
      clientIp: 'x',
    });
    expect(judged).toBe(state);
    if (state === 'fail') expect(todo).toMatch(/^set TRUST_PROXY=\d|^$/);
  },
);
