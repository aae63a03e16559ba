import { dayMs, hourMs } from '#language/durations.ts';
import type { KeepRule } from '../backup-settings.ts';
import { timeOfBackup } from './backup-name.ts';

/**
 * Which backups a rule removes. All of the last hour stay; then the newest of each of so many hours, days and weeks
 * (UTC) that have one, as in restic's `forget`. Periods without a backup are not counted: after a standstill of months
 * the last ones before it are still there. The newest always stays.
 *
 * @param names of backups, in any order
 */
export function backupsToRemove(names: readonly string[], keep: KeepRule): string[] {
  const dated = names
    .map((name) => ({ name, ms: timeOfBackup(name)?.getTime() ?? Number.NaN }))
    .filter(({ ms }) => !Number.isNaN(ms))
    .sort((one, other) => other.ms - one.ms);
  const newest = dated[0];
  if (!newest) return [];
  const kept = new Set(dated.filter(({ ms }) => newest.ms - ms < hourMs).map(({ name }) => name));
  for (const [length, count] of [
    [hourMs, keep.hours],
    [dayMs, keep.days],
    [7 * dayMs, keep.weeks],
  ] as const) {
    const periods = new Set<number>();
    for (const { name, ms } of dated) {
      const period = Math.floor(ms / length);
      if (periods.has(period)) continue;
      if (periods.size === count) break;
      periods.add(period);
      kept.add(name);
    }
  }
  return dated.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
