import { expect } from 'vitest';
import { siteDay } from '#domain/analytics/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { createApi } from '../index.ts';

describeEachEngine('GET /api/admin/numbers', (test) => {
  test('returns the visits of 28 days up to today, in the time zone of the site', async ({
    database,
  }) => {
    const day = siteDay(new Date(), 'Asia/Baghdad');
    await database
      .insertInto('visit_days')
      .values({
        day,
        page: '/about',
        language: 'ckb',
        source: 'whatsapp',
        campaign: '',
        device: 'phone',
        kind: 'person',
        views: 3,
        readers: 2,
      })
      .execute();
    const response = await ask(database, '', await signedInHeaders(database));
    expect(response.status).toBe(200);
    const found = await response.json();
    expect(found.days).toHaveLength(28);
    expect(found).toMatchObject({
      until: day,
      total: { views: 3, readers: 2 },
      before: { views: 0, readers: 0 },
      tables: { page: [{ value: '/about', views: 3, readers: 2 }] },
    });
    const filtered = await ask(database, '?source=search', await signedInHeaders(database));
    expect((await filtered.json()).total).toEqual({ views: 0, readers: 0 });
  });

  test.for([
    '?days=0',
    '?days=367',
    '?days=1e2',
    '?until=2026-02-30',
    '?until=1999-12-31',
    `?page=${'a'.repeat(301)}`,
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
