import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { VisitDaysTable } from '#platform/database/schema.ts';
import { maxCampaignsPerDay, otherCampaigns } from './shared/dimensions.ts';
import { dayAfter, hashVisitor, lockDay, saltOfDay, type Visitor } from './visitor-hash.ts';

/** As for views of posts: more than most offices have, and it bounds a client that changes its name. */
const maxReadersPerAddress = 20;

type Properties = Omit<VisitDaysTable, 'views' | 'readers'>;

/** Visits of one browser with the same properties. */
export type Visits = Properties & { visitor: Visitor; views: number };

type Row = VisitDaysTable;

/** Both engines allow more than 30,000 parameters in one statement. */
const rowsPerStatement = 1_000;

/** Adds visits of one day to the table. A visit of a person counts if its reader does. */
export async function writeVisits(
  database: Database,
  day: string,
  visits: readonly Visits[],
): Promise<void> {
  const salt = await saltOfDay(database, day, 'visit-salt-');
  await database.transaction().execute(async (transaction) => {
    // Without the lock, two processes could both find room for one more reader or campaign.
    await lockDay(transaction, day, 'visit-salt-');
    const otherDays = transaction.deleteFrom('visit_readers');
    await otherDays.where('day', '<', day).execute();
    await otherDays.where('day', '>', dayAfter(day)).execute();
    const campaignOf = await chooseCampaigns(transaction, day, visits);
    const rows = new Map<string, Row>();
    const add = (visit: Visits, readers: number) => {
      const { visitor, views, ...properties } = visit;
      const row: Row = {
        ...properties,
        campaign: campaignOf(visit.campaign),
        views: 0,
        readers: 0,
      };
      const key = JSON.stringify(row);
      const sum = rows.get(key) ?? row;
      sum.views += views;
      sum.readers += readers;
      rows.set(key, sum);
    };
    const [people, programs] = [
      visits.filter(({ kind }) => kind === 'person'),
      visits.filter(({ kind }) => kind !== 'person'),
    ];
    for (const visit of programs) add(visit, 0);
    for (const [page, ofPage] of Map.groupBy(people, pageInLanguage))
      await addPeople(transaction, day, page, salt, ofPage, add);
    await upsert(transaction, [...rows.values()]);
  });
}

/** Readers are told apart for each page in each language, so that each language has its own. */
function pageInLanguage({ language, page }: Visits): string {
  return `${language} ${page}`;
}

async function chooseCampaigns(database: Database, day: string, visits: readonly Visits[]) {
  const stored = await database
    .selectFrom('visit_days')
    .select('campaign')
    .distinct()
    .where('day', '=', day)
    .execute();
  const names = new Set(['', otherCampaigns, ...stored.map(({ campaign }) => campaign)]);
  for (const { campaign } of visits) if (names.size < maxCampaignsPerDay + 2) names.add(campaign);
  return (name: string) => (names.has(name) ? name : otherCampaigns);
}

async function addPeople(
  database: Database,
  day: string,
  page: string,
  salt: string,
  visits: readonly Visits[],
  add: (visit: Visits, readers: number) => void,
): Promise<void> {
  const hashed = visits.map((visit) => ({ visit, ...hashVisitor(visit.visitor, salt) }));
  const addresses = [...new Set(hashed.map(({ ipSubnet }) => ipSubnet))];
  const readersOf = new Map(addresses.map((address) => [address, new Set<string>()]));
  for (const part of inParts(addresses)) {
    const known = await database
      .selectFrom('visit_readers')
      .select(['address_hash', 'visitor_hash'])
      .where('day', '=', day)
      .where('page', '=', page)
      .where('address_hash', 'in', part)
      .execute();
    for (const row of known) readersOf.get(row.address_hash)?.add(row.visitor_hash);
  }
  const added: { day: string; page: string; address_hash: string; visitor_hash: string }[] = [];
  for (const { visit, visitor, ipSubnet } of hashed) {
    const readers = readersOf.get(ipSubnet) ?? new Set();
    const isKnown = readers.has(visitor);
    if (!isKnown && readers.size >= maxReadersPerAddress) continue;
    readers.add(visitor);
    if (!isKnown) added.push({ day, page, address_hash: ipSubnet, visitor_hash: visitor });
    add(visit, isKnown ? 0 : 1);
  }
  for (const part of inParts(added))
    await database.insertInto('visit_readers').values(part).execute();
}

async function upsert(database: Database, rows: readonly Row[]): Promise<void> {
  for (const part of inParts(rows))
    await database
      .insertInto('visit_days')
      .values(part)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'language', 'source', 'campaign', 'device', 'kind'])
          .doUpdateSet({
            views: sql<number>`visit_days.views + excluded.views`,
            readers: sql<number>`visit_days.readers + excluded.readers`,
          }),
      )
      .execute();
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, index) =>
    items.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
