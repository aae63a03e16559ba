import type { Database } from '#platform/database/index.ts';
import type { WriteContext } from './today-readers.ts';
import { dayAfter, lockDay, saltOfDay } from './visitor-hash.ts';
import type { Waiting } from './waiting-visits.ts';
import { writeMissing } from './write-missing.ts';
import { writeReadings, writeSearches } from './write-readings.ts';
import { writeVisits } from './write-visits.ts';

/** Adds what waits of one day to its tables. */
export async function writeDay(
  database: Database,
  day: string,
  { visits, readings, searches, missed }: Waiting<'list'>,
  countryOf: WriteContext['countryOf'],
): Promise<void> {
  const salt = await saltOfDay(database, day, 'visit-salt-');
  const context = { day, salt, countryOf };
  await database.transaction().execute(async (transaction) => {
    // Without the lock, two processes could both find room for one more reader or name.
    await lockDay(transaction, day, 'visit-salt-');
    const otherDays = transaction.deleteFrom('visit_readers');
    await otherDays.where('day', '<', day).execute();
    await otherDays.where('day', '>', dayAfter(day)).execute();
    await writeVisits(transaction, context, visits);
    await writeReadings(transaction, context, readings);
    await writeSearches(transaction, context, searches);
    await writeMissing(transaction, context, missed);
  });
}
