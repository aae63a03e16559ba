import { expect } from 'vitest';
import { listAuditLog } from '#domain/audit-log/index.ts';
import { submitEnquiry } from '#domain/enquiries/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { enquiryForm, enquiryOptions } from '../../../tests/support/sample-enquiry.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { storeNumbered } from '../../../tests/support/stored-enquiries.ts';
import { createApi } from '../index.ts';

const path = '/api/admin/enquiries';
const channels = ['mail', 'telegram'] as const;
/** A Wednesday, in the opening hours. */
const start = Date.parse('2026-11-25T09:00:00.000Z');

async function signIn(database: Database) {
  let now = new Date(start + 60 * 60 * 1_000);
  const api = createApi({
    database,
    clientIpOf: () => '192.0.2.1',
    readClock: async () => now,
    timeZone: 'Asia/Baghdad',
    deliveryChannels: channels,
  });
  const headers = { ...(await signedInHeaders(database)), 'content-type': 'application/json' };
  const ask = async (method: string, address: string, body?: unknown) =>
    await api.request(`${path}${address}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    ask,
    call: async (method: string, address: string, body?: unknown) => {
      const response = await ask(method, address, body);
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : null };
    },
    pass: (hours: number) => {
      now = new Date(now.getTime() + hours * 60 * 60 * 1_000);
    },
  };
}

/** Stores enquiries, a quarter of a minute apart. */
async function submit(database: Database, forms: Record<string, string>[]): Promise<void> {
  for (const [index, form] of forms.entries()) {
    const now = new Date(start + index * 15_000);
    const options = enquiryOptions({ channels, now });
    const entered = await submitEnquiry(database, { ...options, fields: enquiryForm(form) });
    expect(entered).toBeNull();
  }
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ message: `We need shop number ${index + 1}` }));

describeEachEngine('the calls of enquiries', (test) => {
  test('list a page after the other, by status, and those in doubt apart', async ({ database }) => {
    const { call, pass } = await signIn(database);
    await submit(database, [...numbered(52), { website: 'x', message: 'A bot wrote this' }]);
    const first = await call('GET', '');
    expect(first.body).toMatchObject({
      next: 3,
      counts: { new: 52, answered: 0, won: 0, lost: 0 },
      doubtful: 1,
      waiting: 0,
    });
    const second = await call('GET', `?before=${first.body.next}`);
    const ids = [...first.body.enquiries, ...second.body.enquiries].map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 52 }, (_, index) => 52 - index));
    expect(second.body.next).toBeNull();
    const apart = await call('GET', '?doubtful=true');
    expect(apart.body.enquiries).toMatchObject([{ id: 53, reasons: ['honeypot'] }]);
    expect((await call('GET', '?status=won')).body.enquiries).toEqual([]);
    pass(3);
    const later = await call('GET', '?before=3');
    expect(later.body).toMatchObject({
      waiting: 1,
      enquiries: [{ waitedHours: 3 }, { waitedHours: 4 }],
    });
    for (const wrong of ['?status=open', '?doubtful=1', '?before=x'])
      expect(await call('GET', wrong)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('change status and note of the state that the editor saw, and tell the audit log no name', async ({
    database,
  }) => {
    const { call, pass } = await signIn(database);
    await submit(database, numbered(1));
    const [seen] = (await call('GET', '')).body.enquiries;
    const { updatedAt } = seen;
    const answered = await call('PATCH', '/1', {
      status: 'answered',
      note: 'Called Dara',
      updatedAt,
    });
    expect(answered).toMatchObject({
      status: 200,
      body: { status: 'answered', note: 'Called Dara', waitedHours: null },
    });
    expect(answered.body.answeredAt).toBe('2026-11-25T10:00:00.000Z');
    expect(await call('PATCH', '/1', { status: 'lost', updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: answered.body },
    });
    pass(1);
    const won = await call('PATCH', '/1', { status: 'won', updatedAt: answered.body.updatedAt });
    expect(won.body).toMatchObject({ status: 'won', answeredAt: '2026-11-25T10:00:00.000Z' });
    for (const [change, status] of [
      [{ status: 'open', updatedAt }, 400],
      [{ note: 'x'.repeat(2_001), updatedAt }, 400],
      [{ note: 'a\0', updatedAt }, 400],
      [{ status: 'won' }, 400],
    ] as const)
      expect(await call('PATCH', '/1', change)).toMatchObject({ status });
    expect((await call('PATCH', '/1', { updatedAt: 'now' })).body.error).toBe(
      'updatedAt must be the time that the enquiry had when it was read, such as 2026-11-21T12:00:00.000Z',
    );
    expect(await call('PATCH', '/2', { status: 'won', updatedAt })).toMatchObject({ status: 404 });
    expect(await call('DELETE', '/1')).toEqual({ status: 204, body: null });
    expect(await call('DELETE', '/1')).toMatchObject({ status: 404 });
    const { entries } = await listAuditLog(database, { group: 'enquiry' });
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['enquiry-deleted', '1'],
      ['enquiry-changed', '1'],
      ['enquiry-changed', '1'],
    ]);
  });

  test('deliver what turns out to be no spam and nothing else, and say how deliveries stand', async ({
    database,
  }) => {
    const { call } = await signIn(database);
    await submit(database, [{ website: 'x' }]);
    const none = { waiting: 0, waitingSince: null, failure: null, nextAttemptAt: null, refused: 0 };
    expect((await call('GET', '/deliveries')).body).toEqual(
      channels.map((channel) => ({ channel, ...none, lastDeliveredAt: null })),
    );
    const [{ updatedAt }] = (await call('GET', '?doubtful=true')).body.enquiries;
    await call('PATCH', '/1', { isDoubtful: false, updatedAt });
    expect((await call('GET', '/deliveries')).body).toMatchObject([
      { channel: 'mail', waiting: 1, waitingSince: '2026-11-25T09:00:00.000Z' },
      { channel: 'telegram', waiting: 1 },
    ]);
    const [{ updatedAt: later }] = (await call('GET', '')).body.enquiries;
    await call('PATCH', '/1', { isDoubtful: true, updatedAt: later });
    expect((await call('GET', '/deliveries')).body).toMatchObject([{ waiting: 0 }, { waiting: 0 }]);
  });

  test('send again what a channel refused, at most 100 at once, and tell the audit log', async ({
    database,
  }) => {
    const { call } = await signIn(database);
    await submit(database, numbered(1));
    for (let number = 2; number <= 102; number += 1)
      await storeNumbered(database, number, new Date(start));
    const refused = { state: 'refused', failure: 'refused', refusals: 3 } as const;
    await database.updateTable('enquiry_deliveries').set(refused).execute();
    const again = async (channel: string) => await call('POST', `/deliveries/${channel}/again`);
    expect(await again('mail')).toMatchObject({
      status: 200,
      body: [
        { channel: 'mail', waiting: 100, refused: 2, failure: null },
        { channel: 'telegram', waiting: 0, refused: 102 },
      ],
    });
    expect((await again('mail')).body).toMatchObject([{ waiting: 102, refused: 0 }, {}]);
    await again('mail');
    expect(await again('webhook')).toMatchObject({ status: 404 });
    expect(await again('pigeon')).toMatchObject({ status: 400 });
    const { entries } = await listAuditLog(database, { group: 'enquiry' });
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['enquiries-sent-again', 'mail'],
      ['enquiries-sent-again', 'mail'],
    ]);
  });

  test('give a CSV that a spreadsheet reads as text, row after row', async ({ database }) => {
    const { ask } = await signIn(database);
    await submit(database, [
      {
        name: '=HYPERLINK("http://x")',
        message: 'A price,\nplease "soon"',
        contact: '+964 750 123 4567',
      },
      { name: '＝1+1', message: '@SUM(1) ئێمە' },
      { website: 'x', name: 'Bot' },
    ]);
    const response = await ask('GET', '.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('enquiries.csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rest = '\'+9647501234567,"A price,\nplease ""soon""",en,/portfolio,search,,,\r\n';
    expect(bytes.subarray(3).toString()).toBe(
      [
        'id,createdAt,status,name,contact,contactNormal,message,language,page,source,campaign,answeredAt,note\r\n',
        `1,2026-11-25T09:00:00.000Z,new,"'=HYPERLINK(""http://x"")",'+964 750 123 4567,${rest}`,
        "2,2026-11-25T09:00:15.000Z,new,'＝1+1,0750 123 4567,'+9647501234567,'@SUM(1) ئێمە,en,/portfolio,search,,,\r\n",
      ].join(''),
    );
    expect(await (await ask('GET', '.csv?doubtful=true')).text()).toContain('Bot');
  });
});
