import { expect, test } from 'vitest';
import { backupName } from './backup-name.ts';
import { backupsToRemove } from './retention.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const keep = { hours: 24, days: 14, weeks: 8 };
const names = (times: number[]) => times.map((ms) => backupName(new Date(ms)));

test('of a quarter of a year of backups every 15 minutes the rule keeps 43 to 50', () => {
  let kept: string[] = [];
  for (let at = start; at < start + 90 * 24 * hour; at += 15 * minute) {
    kept.push(backupName(new Date(at)));
    const removed = new Set(backupsToRemove(kept, keep));
    kept = kept.filter((name) => !removed.has(name));
  }
  // 4 of the last hour; the newest of 24 hours, 14 days and 8 weeks, of which some are the same one.
  expect(kept.length).toBeGreaterThanOrEqual(24 + 13 + 6);
  expect(kept.length).toBeLessThanOrEqual(4 + 24 + 14 + 8);
  expect(backupsToRemove(kept, keep)).toEqual([]);
});

test('the newest stays whatever the rule, and files of another kind are never named', () => {
  const two = names([start, start + 5 * hour]);
  expect(backupsToRemove(two, { hours: 0, days: 0, weeks: 0 })).toEqual([two[0]]);
  expect(backupsToRemove(['notes.txt', 'site-.backup'], keep)).toEqual([]);
});

test('hours without a backup are not counted: after a standstill the last ones are still there', () => {
  const before = names([start, start + hour, start + 2 * hour]);
  const after = names([start + 100 * 24 * hour]);
  expect(backupsToRemove([...before, ...after], keep)).toEqual([]);
});
