import { z } from 'zod';
import type { Database } from '#platform/database/index.ts';
import { readWaiting } from './business-hours.ts';
import { toEnquiry } from './enquiry-row.ts';
import { type Enquiry, type EnquiryStatus, enquiry, enquiryStatuses } from './shared/enquiry.ts';

const pageSize = 50;

export const enquiryList = z.object({
  enquiries: z.array(enquiry.meta({ id: 'Enquiry' })),
  /** The `before` of the next page; null on the last one. */
  next: z.int().nullable(),
  /** Of those that are not doubtful. */
  counts: z.record(z.enum(enquiryStatuses), z.int()),
  doubtful: z.int(),
  /** New ones that have waited longer than the promised business hours. */
  waiting: z.int(),
});

type Filter = {
  status?: EnquiryStatus | undefined;
  doubtful?: boolean | undefined;
  /** The `next` of the previous page. */
  before?: number | undefined;
};

/**
 * A page of the enquiries, the newest first, and how many there are of each kind.
 *
 * @param time the moment, and the zone of the business hours
 */
export async function listEnquiries(
  database: Database,
  filter: Filter,
  time: { now: Date; timeZone: string },
): Promise<z.output<typeof enquiryList>> {
  const page = await readPage(database, filter);
  const counted = await database
    .selectFrom('enquiries')
    .select(['is_doubtful', 'status', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy(['is_doubtful', 'status'])
    .execute();
  const sum = (isCounted: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(isCounted).reduce((total, { count }) => total + Number(count), 0);
  const count = (status: EnquiryStatus) =>
    sum((row) => row.is_doubtful === 0 && row.status === status);
  return {
    ...page,
    counts: {
      new: count('new'),
      answered: count('answered'),
      won: count('won'),
      lost: count('lost'),
    },
    doubtful: sum((row) => row.is_doubtful === 1),
    waiting: await readWaiting(database, time),
  };
}

async function readPage(
  database: Database,
  { status, doubtful = false, before }: Filter,
): Promise<{ enquiries: Enquiry[]; next: number | null }> {
  let query = database
    .selectFrom('enquiries')
    .selectAll()
    .where('is_doubtful', '=', doubtful ? 1 : 0)
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (status !== undefined) query = query.where('status', '=', status);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  return {
    enquiries: rows.slice(0, pageSize).map(toEnquiry),
    next: rows.length > pageSize ? (rows[pageSize - 1]?.id ?? null) : null,
  };
}
