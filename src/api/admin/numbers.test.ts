import { expect } from 'vitest';
import { siteDay } from '#domain/analytics/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { addVisits } from '../../../tests/support/numbers.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

describeEachEngine('GET /api/admin/numbers', (test) => {
  test('returns the visits of 28 days up to today, in the time zone of the site', async ({
    database,
  }) => {
    const day = siteDay(new Date(), 'Asia/Baghdad');
    await addVisits(database, { day, page: '/about', source: 'whatsapp', views: 3, readers: 2 });
    const response = await ask(database, '', await signedInHeaders(database));
    expect(response.status).toBe(200);
    const found = await response.json();
    expect(found.bars).toHaveLength(28);
    expect(found).toMatchObject({
      until: day,
      isOpen: true,
      total: { views: 3, readers: 2 },
      before: { total: { views: 0, readers: 0 } },
      tables: { page: [{ value: '/about', counts: { views: 3, readers: 2 } }] },
    });
    const filtered = await ask(database, '?source=search', await signedInHeaders(database));
    expect((await filtered.json()).total).toMatchObject({ views: 0, readers: 0 });
    const searches = await ask(database, '?subject=searches', await signedInHeaders(database));
    expect((await searches.json()).total).toMatchObject({ searches: 0 });
  });

  test.for([
    '?days=0',
    '?days=367',
    '?days=1e2',
    '?months=13',
    '?subject=people',
    '?until=2026-02-30',
    '?until=1999-12-31',
    `?page=${'a'.repeat(301)}`,
    '?kind=%00',
    `?words=${'a'.repeat(301)}`,
  ])('responds 400: %s', async (query, { database }) => {
    const response = await ask(database, query, await signedInHeaders(database));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid' });
  });

  test('responds 401 without a session', async ({ database }) => {
    expect((await ask(database, '', {})).status).toBe(401);
  });
});

async function ask(database: Database, query: string, headers: Record<string, string>) {
  return await createApi({
    database,
    clientIpOf: () => '',
    timeZone: 'Asia/Baghdad',
  }).request(`/api/admin/numbers${query}`, { headers });
}
