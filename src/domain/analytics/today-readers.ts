import { type Database, inParts } from '#platform/database/index.ts';
import type { VisitReadersTable } from '#platform/database/tables/numbers.ts';
import { hashVisitor, type Visitor, type VisitorHashes } from './visitor-hash.ts';

/** What the writing of one day needs. `countryOf`: of an IP address, empty if it is not known. */
export type WriteContext = { day: string; salt: string; countryOf: (ipAddress: string) => string };

/** Somebody who has opened a page today. */
export type Reader = VisitReadersTable;

/** Readers are told apart for each page in each language, so that each language has its own. */
export function pageOfReader({ language, page }: { language: string; page: string }): string {
  return `${language} ${page}`;
}

/** @returns the readers of a page at the IP addresses of some events, and each event with its hashes */
export async function findReaders<Event extends { visitor: Visitor }>(
  database: Database,
  { day, salt, page }: { day: string; salt: string; page: string },
  events: readonly Event[],
): Promise<{
  readersOf: Map<string, Map<string, Reader>>;
  hashed: { event: Event; hashes: VisitorHashes }[];
}> {
  const hashed = events.map((event) => ({ event, hashes: hashVisitor(event.visitor, salt) }));
  const addresses = [...new Set(hashed.map(({ hashes }) => hashes.ipSubnet))];
  const readersOf = new Map(addresses.map((address) => [address, new Map<string, Reader>()]));
  for (const part of inParts(addresses)) {
    const known = await database
      .selectFrom('visit_readers')
      .selectAll()
      .where('day', '=', day)
      .where('page', '=', page)
      .where('address_hash', 'in', part)
      .execute();
    for (const row of known) readersOf.get(row.address_hash)?.set(row.visitor_hash, row);
  }
  return { readersOf, hashed };
}
