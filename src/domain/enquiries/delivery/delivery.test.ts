import { expect, onTestFinished } from 'vitest';
import { type ReceiverFailure, startReceivers } from '../../../../tests/fakes/message-receivers.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { recordOutput } from '../../../../tests/support/record-output.ts';
import { startDeliveries } from '../../../../tests/support/start-deliveries.ts';
import { numberIn } from '../../../../tests/support/stored-enquiries.ts';
import { changeEnquiry, deleteEnquiry, listEnquiries, sendAgain } from '../index.ts';
import { deliveryChannels } from '../shared/enquiry.ts';
import { claimNext } from './delivery-rows.ts';

const timeZone = 'Asia/Baghdad';

const numbered = (number: number) => ({ message: `We need a shop, number ${number} of many.` });
const everywhere = (numbers: number[]) =>
  Object.fromEntries(deliveryChannels.map((channel) => [channel, numbers]));

describeEachEngine('an enquiry', (test) => {
  test('arrives at every channel that is set, with all that is needed to answer it', async ({
    database,
  }) => {
    const site = await startDeliveries(database);
    await site.submit({ contact: 'Dara@Shop.example', name: 'دارا' });
    await site.deliver();
    await site.deliver();
    // Isolated, so that an Arabic text around them leaves their order as it is.
    const text = expect.stringMatching(
      /\u2068دارا\u2069.*\u2066Dara@Shop\.example.*\u2069.*\/portfolio.*two shops/s,
    );
    expect(site.mail.mails).toEqual([
      expect.objectContaining({
        text,
        headers: expect.objectContaining({
          subject: 'Enquiry 1: دارا',
          'reply-to': 'دارا <dara@shop.example>',
        }),
      }),
    ]);
    expect(site.receivers.messages).toHaveLength(3);
    for (const name of ['telegram', 'whatsapp'] as const)
      expect(site.receivers.of(name)).toEqual([expect.objectContaining({ text })]);
    const [webhook] = site.receivers.of('webhook');
    expect(JSON.parse(webhook?.text ?? '')).toMatchObject({
      type: 'enquiry.created',
      data: { id: 1, name: 'دارا', contactNormal: 'dara@shop.example', source: 'search' },
    });
    for (const state of Object.values(await site.states()))
      expect(state).toMatchObject({ waiting: 0, refused: 0, failure: null });
  });

  test('in Kurdish is numbered in Kurdish digits', async ({ database }) => {
    const site = await startDeliveries(database);
    await site.submit({ name: 'دارا' }, 'ckb');
    await site.deliver();
    expect(site.mail.mails[0]?.headers.subject).toBe('نامەی نوێ ١: دارا');
  });

  test('that may be spam arrives nowhere, until an editor says that it is none', async ({
    database,
  }) => {
    const site = await startDeliveries(database);
    await site.submit({ website: 'https://spam.example', ...numbered(1) });
    await site.submit(numbered(2));
    await site.deliver();
    expect(site.arrived()).toEqual(everywhere([2]));
    const time = { now: site.now(), timeZone };
    const { enquiries, doubtful } = await listEnquiries(database, { doubtful: true }, time);
    expect(doubtful).toBe(1);
    const [{ id, updatedAt } = { id: 0, updatedAt: '' }] = enquiries;
    for (const isDoubtful of [false, true, false]) {
      const { enquiry } = await changeEnquiry(
        database,
        id,
        { isDoubtful, updatedAt: isDoubtful ? '' : updatedAt },
        { channels: deliveryChannels, time },
      );
      expect(enquiry.isDoubtful).toBe(false);
    }
    await site.deliver();
    expect(site.arrived()).toEqual(everywhere([2, 1]));
  });

  test('of hours without receivers arrives once and in order, whatever they said meanwhile', async ({
    database,
  }) => {
    let failure: ReceiverFailure | undefined = 'break';
    // Some repeat in an error what they were sent.
    const echo = { error: 'Dara Ahmed, 0750 123 4567: We need a shop, number 1' };
    const site = await startDeliveries(database, {
      fail: () => failure,
      isMailDown: () => failure !== undefined,
    });
    const output = recordOutput();
    let sent = 0;
    for (let minute = 0; minute < 180; minute += 5) {
      if (minute % 10 === 0) await site.submit(numbered(++sent));
      // They break, then have too much to do, then an error of their own.
      if (minute === 60) failure = { status: 503, json: echo };
      if (minute === 120) failure = { status: 500, json: echo };
      await site.deliver();
      site.pass(5);
    }
    expect(site.arrived()).toEqual(everywhere([]));
    // Every quarter of an hour, after the first minutes.
    expect(site.receivers.attempts()).toBeLessThan(3 * 20);
    expect((await site.states()).webhook).toMatchObject({
      waiting: 18,
      waitingSince: '2026-11-25T09:00:00.000Z',
      failure: 'broken',
    });
    failure = undefined;
    site.pass(15);
    await site.deliver();
    await site.deliver();
    const all = Array.from({ length: sent }, (_, index) => index + 1);
    expect(site.arrived()).toEqual(everywhere(all));
    expect(output()).toContain('"channel":"telegram"');
    expect(output()).not.toMatch(/Dara|0750|shop, number/);
  });

  test('whose receiver took it and was cut off is sent again with the same key', async ({
    database,
  }) => {
    let cuts = 1;
    const site = await startDeliveries(database, {
      fail: (receiver) => (receiver === 'webhook' && cuts-- > 0 ? 'cut' : undefined),
    });
    recordOutput();
    await site.submit(numbered(1));
    await site.deliver();
    await site.deliver();
    expect(site.receivers.of('webhook')).toHaveLength(1);
    site.pass(1);
    await site.deliver();
    const ids = site.receivers.of('webhook').map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test('that was on its way in a process that died is sent by another one, with the same key', async ({
    database,
  }) => {
    const site = await startDeliveries(database);
    await site.submit(numbered(1));
    await site.submit(numbered(2));
    const died = await claimNext(database, 'webhook', site.now());
    await site.deliver();
    expect(site.arrived()).toEqual({ ...everywhere([1, 2]), webhook: [] });
    site.pass(2);
    await site.deliver();
    expect(site.arrived()).toEqual(everywhere([1, 2]));
    expect(site.receivers.of('webhook')[0]?.id).toBe(died?.message_key);
  });

  test('that was delivered while the database fails is stored as delivered, and not sent again', async ({
    database,
  }) => {
    let failures = 2;
    const failing = database.withPlugin({
      transformQuery({ node }) {
        const isSettled = JSON.stringify(node).includes('"delivered"');
        if (node.kind === 'UpdateQueryNode' && isSettled && failures-- > 0)
          throw new Error('the database does not answer');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const site = await startDeliveries(failing);
    const output = recordOutput();
    await site.submit(numbered(1));
    await site.deliver();
    site.pass(60);
    await site.deliver();
    expect(site.arrived()).toEqual(everywhere([1]));
    expect(output().match(/could not store that an enquiry was delivered/g)).toHaveLength(2);
  });

  test('that a receiver refuses three times is set aside, and the next one follows', async ({
    database,
  }) => {
    let refusals = 0;
    const site = await startDeliveries(database, {
      fail: (receiver) => {
        if (receiver !== 'telegram' || refusals === 3) return undefined;
        refusals += 1;
        return {
          status: 400,
          json: { ok: false, description: 'Bad Request: message is too long' },
        };
      },
    });
    const output = recordOutput();
    for (const number of [1, 2]) await site.submit(numbered(number));
    for (let minute = 0; minute < 5; minute += 1) {
      await site.deliver();
      site.pass(1);
    }
    expect(site.arrived()).toEqual({ ...everywhere([1, 2]), telegram: [2] });
    expect((await site.states()).telegram).toMatchObject({ waiting: 0, refused: 1 });
    expect(output()).toContain('the receiver does not take an enquiry; it is in the panel');
    const { enquiries } = await listEnquiries(database, {}, { now: site.now(), timeZone });
    expect(enquiries).toHaveLength(2);
  });

  test('that a mail server refused for good is sent again once when an editor asks, and the others do not wait', async ({
    database,
  }) => {
    const refused = new Set([1, 2]);
    const site = await startDeliveries(database, {
      replyToMail: ({ text }) =>
        refused.has(numberIn(text)) ? { code: 550, text: 'Looks like spam' } : undefined,
    });
    recordOutput();
    for (const number of [1, 2]) await site.submit(numbered(number));
    for (let minute = 0; minute < 10; minute += 1) {
      await site.deliver();
      site.pass(1);
    }
    expect((await site.states()).mail).toMatchObject({ waiting: 0, refused: 2 });
    refused.delete(1);
    await site.submit(numbered(3));
    expect(await sendAgain(database, 'mail', site.now())).toBe(2);
    expect((await site.states()).mail).toMatchObject({ waiting: 3, refused: 0, failure: null });
    await site.deliver();
    expect(site.arrived().mail).toEqual([1, 3]);
    expect((await site.states()).mail).toMatchObject({ waiting: 0, refused: 1 });
    // Nobody wants what turned out to be spam.
    await changeEnquiry(
      database,
      2,
      { isDoubtful: true, updatedAt: '2026-11-25T09:00:00.000Z' },
      { channels: deliveryChannels, time: { now: site.now(), timeZone } },
    );
    expect((await site.states()).mail).toMatchObject({ refused: 0 });
    expect(await sendAgain(database, 'mail', site.now())).toBe(0);
  });

  test('waits where settings are wrong, and for as long as a receiver asks for', async ({
    database,
  }) => {
    const wrong = await startReceivers();
    onTestFinished(wrong.close);
    const { telegram, whatsapp } = wrong.settings;
    const site = await startDeliveries(database, {
      fail: (receiver) =>
        receiver === 'webhook' ? { status: 429, headers: { 'Retry-After': '1800' } } : undefined,
      settings: {
        telegram: { ...telegram, token: '123456:another-token' },
        whatsapp: { ...whatsapp, token: 'another' },
      },
    });
    recordOutput();
    await site.submit(numbered(1));
    for (let minute = 0; minute < 25; minute += 1) {
      await site.deliver();
      site.pass(1);
    }
    expect(site.receivers.attempts()).toBe(1);
    expect(await site.states()).toMatchObject({
      mail: { waiting: 0, failure: null, lastDeliveredAt: '2026-11-25T09:00:00.000Z' },
      webhook: { waiting: 1, failure: 'busy', nextAttemptAt: '2026-11-25T09:30:00.000Z' },
      telegram: { waiting: 1, failure: 'denied', refused: 0 },
      whatsapp: { waiting: 1, failure: 'denied', refused: 0 },
    });
    await deleteEnquiry(database, 1);
    expect((await site.states()).webhook).toMatchObject({ waiting: 0, failure: null });
  });
});
