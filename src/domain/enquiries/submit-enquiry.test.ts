import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { findProof } from '../../../tests/support/find-proof.ts';
import { hostileTexts } from '../../../tests/support/hostile-texts.ts';
import { recordOutput } from '../../../tests/support/record-output.ts';
import { enquiryForm, enquiryOptions } from '../../../tests/support/sample-enquiry.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import { listEnquiries, removeOldEnquiries, submitEnquiry } from './index.ts';
import { provenText } from './shared/proven-text.ts';

const time = { now: new Date('2026-11-25T09:00:00.000Z'), timeZone: 'Asia/Baghdad' };

type Options = Partial<Omit<Parameters<typeof submitEnquiry>[1], 'fields'>>;

async function submit(
  database: Database,
  form: Record<string, string> = {},
  options: Options = {},
) {
  const fields = enquiryForm(form);
  return await submitEnquiry(database, { ...enquiryOptions(), ...options, fields });
}

async function countRows(database: Database): Promise<{ all: number; doubtful: number }> {
  const { counts, doubtful } = await listEnquiries(database, {}, time);
  return { all: counts.new + doubtful, doubtful };
}

describeEachEngine('an enquiry', (test) => {
  test('is stored with what is known of it, and once if it is sent twice, over midnight too', async ({
    database,
  }) => {
    for (const at of [
      '2026-11-25T09:00:00.000Z',
      '2026-11-25T23:59:00.000Z',
      '2026-11-26T00:01:00.000Z',
    ])
      expect(await submit(database, {}, { readClock: async () => new Date(at) })).toBeNull();
    const { enquiries, counts } = await listEnquiries(database, {}, time);
    expect(enquiries).toEqual([
      {
        id: 1,
        createdAt: '2026-11-25T09:00:00.000Z',
        updatedAt: '2026-11-25T09:00:00.000Z',
        language: 'en',
        page: '/portfolio',
        source: 'search',
        campaign: '',
        name: 'Dara Ahmed',
        contact: '0750 123 4567',
        contactKind: 'phone',
        contactNormal: '+9647501234567',
        message: expect.stringContaining('two shops'),
        status: 'new',
        isDoubtful: false,
        reasons: [],
        note: '',
        waitedHours: 0,
        answeredAt: null,
        remindedAt: null,
      },
    ]);
    expect(counts).toEqual({ new: 1, answered: 0, won: 0, lost: 0 });
    // Changed before it was sent again: both are there.
    await submit(database, { message: 'We have three shops, I forgot one. What would it cost?' });
    expect(await countRows(database)).toEqual({ all: 2, doubtful: 0 });
  });

  test('with something missing or too much is shown again as it was typed, and asks no database', async ({
    database,
  }) => {
    const { database: asked, counted } = countStatements(database);
    const long = 'ە'.repeat(200 * 1024);
    const problemsOf = async (form: Record<string, string>) => {
      const entered = await submit(asked, form);
      for (const [name, text] of Object.entries(form))
        expect(entered?.fields).toHaveProperty(name, text.trim());
      return entered?.problems;
    };
    expect(await problemsOf({ name: ' ', contact: '', message: '…' })).toEqual([
      'nameMissing',
      'contactMissing',
      'messageMissing',
    ]);
    expect(await problemsOf({ contact: '@dara on Telegram' })).toEqual(['contactUnclear']);
    expect(await problemsOf({ name: long, contact: long, message: long })).toEqual([
      'nameTooLong',
      'contactTooLong',
      'messageTooLong',
    ]);
    expect(counted.statements).toBe(0);
  });

  test('of any characters is stored without those that hide, reorder or break', async ({
    database,
  }) => {
    // Slow enough to be no flood.
    let passedMs = 0;
    const readClock = async () => {
      passedMs += 11_000;
      return new Date(time.now.getTime() + passedMs);
    };
    for (const text of hostileTexts) {
      const form = { name: `Dara ${text}`, contact: `${text} dara@shop.example` };
      await submit(database, { ...form, message: `A ${text}` }, { readClock });
    }
    const attack = { name: 'Dara\r\nBcc: all@spam.example\u202e', message: 'a\0b\ud800c' };
    await submit(database, attack, { readClock });
    const rows = await database.selectFrom('enquiries').selectAll().orderBy('id').execute();
    expect(rows.length).toBeGreaterThan(100);
    for (const { name, contact, message } of rows) {
      expect(name + contact).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(message).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
    }
    expect(rows.at(-1)).toMatchObject({ name: 'Dara Bcc: all@spam.example', message: 'ab\ufffdc' });
  });

  test('sent 2,000 times is stored once, and most of them ask no table of enquiries', async ({
    database,
  }) => {
    const { database: asked, counted } = countStatements(database);
    const { rateLimits } = enquiryOptions();
    const problems = [];
    for (let sent = 0; sent < 2_000; sent += 1)
      problems.push(
        ...((await submit(asked, {}, { rateLimits, ipAddress: '192.0.2.7' }))?.problems ?? []),
      );
    expect(problems).toEqual(Array(1_990).fill('full'));
    expect(counted.statements).toBeLessThan(50);
    expect(await countRows(database)).toEqual({ all: 1, doubtful: 0 });
  });

  test('in a flood needs a proof of work; without script it is doubtful, and at last refused', async ({
    database,
  }) => {
    const { rateLimits } = enquiryOptions();
    let sent = 0;
    const message = () => `We need a stock list for shop number ${++sent}, what would it cost?`;
    while (sent < 60)
      expect(await submit(database, { message: message() }, { rateLimits })).toBeNull();
    const next = { contact: '0770 111 2222', message: message() };
    const asked = await submit(database, next, { rateLimits });
    expect(asked).toMatchObject({ problems: ['puzzle'], fields: next });
    const proof = findProof(asked?.challenge ?? '', provenText(next));
    // Of another text, or of an old challenge.
    for (const wrong of [`${proof}1`, proof.replace(/^\d+/, '1'), findProof('1', provenText(next))])
      expect(await submit(database, { ...next, proof: wrong }, { rateLimits })).not.toBeNull();
    expect(await submit(database, { ...next, proof }, { rateLimits })).toBeNull();
    expect(await countRows(database)).toEqual({ all: 61, doubtful: 0 });
    await submit(database, { message: message(), took: '' }, { rateLimits });
    const { enquiries } = await listEnquiries(database, { doubtful: true }, time);
    expect(enquiries).toMatchObject([
      { isDoubtful: true, reasons: ['unproven'], waitedHours: null },
    ]);
    for (let count = 1; count < 2_000; count += 1) await rateLimits.takeDoubtfulEnquiry(time.now);
    const last = await submit(database, { message: message(), took: '' }, { rateLimits });
    expect(last?.problems).toEqual(['full']);
    const later = async () => new Date('2026-11-25T09:10:00.001Z');
    expect(
      await submit(database, { message: message() }, { rateLimits, readClock: later }),
    ).toBeNull();
  });

  test('of the same words from somebody else is doubtful, unless they are few', async ({
    database,
  }) => {
    const message = 'Hello, we want to know what an app for our bakery would cost us. Thanks';
    for (const [contact, text] of [
      ['0750 111 1111', message],
      ['0750 222 2222', `${message.toUpperCase()} !!`],
      ['0750 333 3333', 'Price?'],
      ['0750 444 4444', 'price ?'],
    ] as const)
      expect(await submit(database, { contact, message: text })).toBeNull();
    const { enquiries } = await listEnquiries(database, { doubtful: true }, time);
    expect(enquiries).toMatchObject([{ contact: '0750 222 2222', reasons: ['repeated'] }]);
  });

  test('that the database can’t store is shown again as it was typed', async ({ database }) => {
    const output = recordOutput();
    await withHiddenTables(database, ['enquiries'], async () => {
      expect(await submit(database)).toMatchObject({
        fields: { name: 'Dara Ahmed', contact: '0750 123 4567' },
        problems: ['failed'],
      });
    });
    expect(output()).toContain('could not store an enquiry');
    expect(output()).not.toMatch(/Dara|0750/);
  });

  test('is deleted once it is old, with its deliveries', async ({ database }) => {
    await submit(database, {}, { channels: ['mail'] });
    const after = (days: number) => new Date(time.now.getTime() + days * 24 * 60 * 60 * 1_000);
    await removeOldEnquiries(database, 365, after(365));
    expect(await countRows(database)).toEqual({ all: 1, doubtful: 0 });
    await removeOldEnquiries(database, 365, after(365.1));
    expect(await countRows(database)).toEqual({ all: 0, doubtful: 0 });
    expect(await database.selectFrom('enquiry_deliveries').selectAll().execute()).toEqual([]);
  });
});
