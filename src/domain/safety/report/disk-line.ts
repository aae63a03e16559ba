import { dayMs } from '#language/durations.ts';
import type { Database, DatabaseSize } from '#platform/database/index.ts';
import type { SafetyLine } from './safety-report.ts';

/** A shorter time would make one upload of pictures the rate of a year. */
const minMeasuredDays = 7;
/** What was longer ago says little about today. */
const maxMeasuredDays = 56;
const keptDays = 400;
const soonWeeks = 4;
/** The proof of a backup restores the whole site beside it. */
const copies = 2;
const minFreeBytes = 100_000_000;

type Sample = { day: string; database_kilobytes: number };

/** Stores how large the database is, once for each day. */
export async function recordSample(
  database: Database,
  { bytes }: Pick<DatabaseSize, 'bytes'>,
  now: Date,
): Promise<void> {
  const inserted = await database
    .insertInto('safety_samples')
    .values({ day: dayOf(now), database_kilobytes: Math.round(bytes / 1_000) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (inserted === undefined) return;
  await database
    .deleteFrom('safety_samples')
    .where('day', '<', dayOf(new Date(now.getTime() - keptDays * dayMs)))
    .execute();
}

/** How long the disk lasts at the rate at which the database grew in the last weeks. */
export async function readDiskLine(
  database: Database,
  { bytes, freeBytes }: DatabaseSize,
  now: Date,
): Promise<SafetyLine> {
  const samples = await database
    .selectFrom('safety_samples')
    .select(['day', 'database_kilobytes'])
    .where('day', '>=', dayOf(new Date(now.getTime() - maxMeasuredDays * dayMs)))
    .where('day', '<=', dayOf(now))
    .orderBy('day')
    .execute();
  const weeklyBytes = weeklyGrowth(samples);
  const weeks =
    freeBytes !== null && weeklyBytes !== null && weeklyBytes > 0 ? freeBytes / weeklyBytes : null;
  return {
    topic: 'disk',
    problem: problemOf({ bytes, freeBytes, weeks }),
    databaseBytes: bytes,
    freeBytes,
    weeklyBytes,
    weeks,
  };
}

/** @param samples the oldest first */
function weeklyGrowth(samples: readonly Sample[]): number | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last) return null;
  const days = (Date.parse(last.day) - Date.parse(first.day)) / dayMs;
  if (days < minMeasuredDays) return null;
  return ((last.database_kilobytes - first.database_kilobytes) * 1_000 * 7) / days;
}

function problemOf({
  bytes,
  freeBytes,
  weeks,
}: DatabaseSize & { weeks: number | null }): SafetyLine['problem'] {
  if (freeBytes === null) return null;
  if (freeBytes < Math.max(bytes * copies, minFreeBytes)) return 'disk-full';
  return weeks !== null && weeks < soonWeeks ? 'disk-soon-full' : null;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
