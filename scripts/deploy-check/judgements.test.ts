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
    .filter(({ state }) => state !== 'well')
    .map(({ id, state }) => `${id}: ${state}`);

test('a machine that lacks nothing is well', () => expect(lacking({})).toEqual([]));

test.each<[Partial<Machine>, string]>([
  [{ memoryMegabytes: 400 }, 'memory: mend'],
  [{ memoryMegabytes: 1_000 }, 'memory: advice'],
  [{ freeMegabytes: 1_200 }, 'disk: mend'],
  [{ isClockSynchronized: false }, 'clock: mend'],
  [{ isClockSynchronized: null }, 'clock: unknown'],
  [{ units: [] }, 'service: mend'],
  [{ units: null }, 'service: advice'],
  [{ units: [{ name: 'site.service', isEnabled: false }] }, 'service: mend'],
  [{ settingsFileMode: 0o644 }, 'settings-file: mend'],
])('%o is found', (changed, expected) => expect(lacking(changed)).toEqual([expected]));

test('a container needs no unit', () =>
  expect(lacking({ isContainer: true, units: null })).toEqual([]));

test.each([
  [180_001, 0, ['well']],
  [150_000, 0, ['well']],
  [140_012, 0, ['mend']],
  [180_001, 90_000, ['well', 'advice']],
])('PostgreSQL %i with a clock %i ms off is %j', (version, differenceMs, states) => {
  const now = new Date();
  const itsClock = new Date(now.getTime() + differenceMs);
  expect(judgeDatabase(version, itsClock, now).map(({ state }) => state)).toEqual(states);
});

test.each([
  [0, null, 'mend'],
  [0, '192.0.2.123', 'well'],
  [1, '192.0.2.123, 198.51.100.1', 'well'],
  [1, '198.51.100.1', 'well'],
  [2, '192.0.2.123, 198.51.100.1, 10.0.0.7', 'well'],
  [0, '192.0.2.123, 198.51.100.1', 'mend'],
  [1, '192.0.2.123, 198.51.100.1, 10.0.0.7', 'mend'],
  [1, '192.0.2.123', 'mend'],
  [2, '192.0.2.123, 198.51.100.1', 'mend'],
])(
  'TRUST_PROXY=%i where X-Forwarded-For arrives as %s: %s',
  (trustedProxies, forwardedFor, state) => {
    const { state: judged, todo } = judgeForwarding({
      trustedProxies,
      forwardedFor,
      clientIp: 'x',
    });
    expect(judged).toBe(state);
    if (state === 'mend') expect(todo).toMatch(/^set TRUST_PROXY=\d|^$/);
  },
);
