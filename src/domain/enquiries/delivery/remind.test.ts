import { expect } from 'vitest';
import type { ReceiverFailure } from '../../../../tests/fakes/message-receivers.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { recordOutput } from '../../../../tests/support/record-output.ts';
import { startDeliveries } from '../../../../tests/support/start-deliveries.ts';
import { changeEnquiry, deleteEnquiry, listEnquiries } from '../index.ts';
import { deliveryChannels } from '../shared/enquiry.ts';
import { remind } from './remind.ts';

const timeZone = 'Asia/Baghdad';

const numbered = (number: number) => ({ message: `We need a shop, number ${number} of many.` });

describeEachEngine('an enquiry', (test) => {
  test('that has waited for four business hours is told of once, unless it was answered', async ({
    database,
  }) => {
    const site = await startDeliveries(database);
    for (const number of [1, 2, 3]) await site.submit(numbered(number));
    await site.deliver();
    const time = () => ({ now: site.now(), timeZone });
    const reminded = async () => {
      await remind(database, deliveryChannels, time());
      await site.deliver();
      return site.receivers.of('webhook').filter(({ text }) => text.includes('enquiry.waiting'));
    };
    site.pass(239);
    expect(await reminded()).toEqual([]);
    const { enquiries } = await listEnquiries(database, {}, time());
    const second = enquiries.find(({ id }) => id === 2);
    await changeEnquiry(
      database,
      2,
      { status: 'answered', updatedAt: second?.updatedAt ?? '' },
      { channels: deliveryChannels, time: time() },
    );
    site.pass(1);
    const [reminder, ...others] = await reminded();
    expect(others).toEqual([]);
    expect(JSON.parse(reminder?.text ?? '').data.enquiries).toMatchObject([{ id: 1 }, { id: 3 }]);
    expect(site.mail.mails.at(-1)?.headers.subject).toMatch(/: 2$/);
    site.pass(24 * 60);
    expect(await reminded()).toHaveLength(1);
    const later = await listEnquiries(database, {}, time());
    expect(later.waiting).toBe(2);
    expect(later.enquiries.map(({ remindedAt }) => remindedAt)).toEqual([
      '2026-11-25T13:00:00.000Z',
      null,
      '2026-11-25T13:00:00.000Z',
    ]);
  });

  test('that is deleted takes no reminder of another one with it', async ({ database }) => {
    let failure: ReceiverFailure | undefined = 'break';
    const site = await startDeliveries(database, { fail: () => failure });
    recordOutput();
    for (const number of [1, 2]) await site.submit(numbered(number));
    site.pass(240);
    await remind(database, deliveryChannels, { now: site.now(), timeZone });
    await site.deliver();
    await deleteEnquiry(database, 1);
    failure = undefined;
    site.pass(15);
    await site.deliver();
    const [, reminder] = site.receivers.of('webhook').map(({ text }) => JSON.parse(text));
    expect(reminder).toMatchObject({ type: 'enquiry.waiting', data: { enquiries: [{ id: 2 }] } });
  });
});
