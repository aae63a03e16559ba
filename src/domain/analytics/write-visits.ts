import { type Database, inParts } from '#platform/database/index.ts';
import { addRows, chooseNames } from './add-rows.ts';
import { findReaders, pageOfReader, type Reader, type WriteContext } from './today-readers.ts';
import type { Visits } from './waiting-visits.ts';

/** As for views of posts: more than most offices have, and it bounds a client that changes its name. */
const maxReadersPerAddress = 20;

/** Adds visits of one day to the table. A visit of a person counts if its reader does. */
export async function writeVisits(
  database: Database,
  { day, salt, countryOf }: WriteContext,
  visits: readonly Visits[],
): Promise<void> {
  if (visits.length === 0) return;
  const campaignOf = await chooseNames(
    database,
    { subject: 'visits', dimension: 'campaign', day },
    visits.map(({ campaign }) => campaign),
  );
  const rowOf = ({ visitor, ...visit }: Visits, isKnown: boolean) => ({
    ...visit,
    campaign: campaignOf(visit.campaign),
    country: countryOf(visitor.ipAddress),
    readers: isKnown ? 0 : 1,
  });
  const rows = visits.filter(({ kind }) => kind !== 'person').map((visit) => rowOf(visit, true));
  const people = visits.filter(({ kind }) => kind === 'person');
  for (const [page, ofPage] of Map.groupBy(people, pageOfReader)) {
    const { readersOf, hashed } = await findReaders(database, { day, salt, page }, ofPage);
    const added: Reader[] = [];
    for (const { event, hashes } of hashed) {
      const readers = readersOf.get(hashes.ipSubnet) ?? new Map<string, Reader>();
      const isKnown = readers.has(hashes.visitor);
      if (isKnown ? event.views === 0 : readers.size >= maxReadersPerAddress) continue;
      const row = rowOf(isKnown ? event : { ...event, views: Math.max(event.views, 1) }, isKnown);
      rows.push(row);
      if (isKnown) continue;
      const { source, campaign, country, device } = row;
      const reader = {
        day,
        page,
        address_hash: hashes.ipSubnet,
        visitor_hash: hashes.visitor,
        source,
        campaign,
        country,
        device,
        quarter: 0,
      };
      readers.set(hashes.visitor, reader);
      readersOf.set(hashes.ipSubnet, readers);
      added.push(reader);
    }
    for (const part of inParts(added))
      await database.insertInto('visit_readers').values(part).execute();
  }
  await addRows(database, 'visits', rows);
}
