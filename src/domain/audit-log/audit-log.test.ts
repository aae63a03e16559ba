import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { commandLine, listAuditLog, recordInAuditLog, removeOldAuditLogEntries } from './index.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const start = Date.parse('2026-11-21T12:00:00Z');
const after = (days: number) => new Date(start + days * dayMs);

describeEachEngine('the audit log', (test) => {
  test('lists entries in order and keeps them for a year, even if the clock jumps', async ({
    database,
  }) => {
    const subjects = async () =>
      (await listAuditLog(database, {})).entries.map(({ subject }) => subject);
    const record = async (subject: string, day: number) =>
      await recordInAuditLog(
        database,
        commandLine,
        { action: 'password-changed', subject },
        after(day),
      );
    await record('before', 0);
    await record('a day ahead', 1);
    await record('set back', 0);
    expect(await subjects()).toEqual(['set back', 'a day ahead', 'before']);
    await removeOldAuditLogEntries(database, after(365));
    expect(await subjects()).toHaveLength(3);
    await removeOldAuditLogEntries(database, after(365.5));
    // It stays longer by as much as the clock was ahead.
    expect(await subjects()).toEqual(['a day ahead']);
    await removeOldAuditLogEntries(database, after(366.5));
    expect(await subjects()).toEqual([]);
  });
});
