import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { createRateLimits } from '../../src/domain/auth/index.ts';
import { readChannelStates } from '../../src/domain/enquiries/delivery/channel-states.ts';
import {
  listEnquiries,
  submitEnquiry,
  writeEnquiriesCsv,
} from '../../src/domain/enquiries/index.ts';
import { deliveryChannels } from '../../src/domain/enquiries/shared/enquiry.ts';
import type { Database } from '../../src/platform/database/index.ts';
import type { ReceiverFailure, startReceivers } from '../fakes/message-receivers.ts';
import type { DeliverRequest } from '../support/deliver-enquiries.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { fastTemporaryFolder } from '../support/fast-temporary-folder.ts';
import { recordOutput } from '../support/record-output.ts';
import { enquiryForm, enquiryOptions } from '../support/sample-enquiry.ts';
import { startDeliveries } from '../support/start-deliveries.ts';
import { storeNumbered } from '../support/stored-enquiries.ts';

// A commit need not wait for a disk: processes are killed here, and no machine.
process.env.TMPDIR = fastTemporaryFolder();

const minuteMs = 60_000;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describeEachEngine('10,000 enquiries', (test) => {
  test('of a day on which every receiver is down arrive once and in order', async ({
    database,
  }) => {
    let failure: ReceiverFailure | undefined = 'break';
    const site = await startDeliveries(database, {
      fail: () => failure,
      isMailDown: () => failure !== undefined,
    });
    recordOutput();
    const minutes = 24 * 60;
    let stored = 0;
    for (let minute = 1; minute <= minutes; minute += 1) {
      while (stored < (10_000 * minute) / minutes) {
        stored += 1;
        await storeNumbered(database, stored, site.now());
      }
      // They break, then have too much to do, then errors of their own.
      if (minute === minutes / 3) failure = { status: 503 };
      if (minute === (2 * minutes) / 3) failure = { status: 500 };
      await site.deliver();
      site.pass(1);
    }
    expect(stored).toBe(10_000);
    expect(Object.values(site.arrived()).flat()).toEqual([]);
    // Four an hour, after the first minutes.
    expect(site.receivers.attempts()).toBeLessThan(3 * 110);
    failure = undefined;
    site.pass(15);
    await site.deliver();
    await site.deliver();
    for (const [channel, numbers] of Object.entries(site.arrived()))
      expect(numbers, channel).toEqual(upTo(10_000));
    for (const state of await readChannelStates(database, deliveryChannels))
      expect(state).toMatchObject({ waiting: 0, refused: 0, failure: null });
  }, 3_600_000);
});

describeEachEngine('a flood of 10,000 enquiries from as many IP addresses', (test) => {
  test('stores 60, and of those without script 2,000 in doubt', async ({ database }) => {
    // As of several processes, which count together.
    const rateLimits = createRateLimits(database);
    const answers = new Map<string, number>();
    for (let sent = 0; sent < 10_000; sent += 1) {
      const fields = enquiryForm({
        message: `We need a shop, number ${sent} of many.`,
        took: sent % 2 === 0 ? '20000' : '',
      });
      const ipAddress = `10.0.${sent >> 8}.${sent & 255}`;
      const options = { ...enquiryOptions({ channels: ['mail'] }), rateLimits, ipAddress, fields };
      const answer = (await submitEnquiry(database, options))?.problems.join() ?? 'stored';
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ stored: 2_060, puzzle: 4_970, full: 2_970 });
    const { counts, doubtful } = await listEnquiries(
      database,
      {},
      { now: new Date('2026-11-25T09:00:00.000Z'), timeZone: 'Asia/Baghdad' },
    );
    expect([counts.new, doubtful]).toEqual([60, 2_000]);
    const [mail] = await readChannelStates(database, ['mail']);
    expect(mail?.waiting).toBe(60);
    let lines = 0;
    for await (const part of writeEnquiriesCsv(database, true))
      lines += Buffer.from(part).toString().split('\r\n').length - 1;
    expect(lines).toBe(2_001);
  }, 1_200_000);
});

describeEachEngine('killed processes that deliver enquiries', (test) => {
  test('lose none, keep the order, and repeat only what was on its way', async ({
    database,
    databaseUrl,
  }) => {
    const count = 600;
    const rounds = 12;
    const { receivers, mail, arrived } = await startDeliveries(database);
    for (const number of upTo(count)) await storeNumbered(database, number, new Date());
    const variables = variablesFor(mail.port, receivers.settings);
    for (let round = 0; round < rounds; round += 1) {
      // A lease of the round before has ended.
      const aheadMs = round * 3 * minuteMs;
      const processes = [1, 2].map(() => startProcess({ databaseUrl, variables, aheadMs }));
      const isLast = round === rounds - 1;
      await (isLast
        ? until(async () => (await waiting(database)) === 0)
        : until(
            async () =>
              Object.values(arrived()).flat().length >= ((round + 1) * 4 * count) / rounds,
          ));
      for (const child of processes) await kill(child);
    }
    for (const [channel, numbers] of Object.entries(arrived())) {
      expect([...new Set(numbers)], channel).toEqual(upTo(count));
      // At most one was on its way at each kill, and comes again right after it.
      expect(numbers.length - count, channel).toBeLessThan(rounds);
      for (const [index, number] of numbers.entries())
        expect(numbers[index + 1] ?? count, channel).toBeGreaterThanOrEqual(number);
    }
    // Whoever gets one twice can tell it by its key.
    for (const keys of [
      receivers.of('webhook').map(({ id }) => String(id)),
      mail.mails.map(({ headers }) => String(headers['message-id'])),
    ])
      expect(new Set(keys).size).toBe(count);
  }, 1_200_000);
});

async function waiting(database: Database): Promise<number> {
  const states = await readChannelStates(database, deliveryChannels);
  return states.reduce((sum, state) => sum + state.waiting, 0);
}

function startProcess(request: DeliverRequest): ChildProcess {
  const child = spawn(
    process.execPath,
    ['tests/support/deliver-enquiries.ts', JSON.stringify(request)],
    { stdio: 'inherit' },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await wait(10);
}

function variablesFor(
  mailPort: number,
  { webhook, telegram, whatsapp }: Awaited<ReturnType<typeof startReceivers>>['settings'],
): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'site@lutka.example',
    MAIL_TO: 'sales@lutka.example',
    ENQUIRY_WEBHOOK_URL: webhook.url,
    ENQUIRY_WEBHOOK_SECRET: `whsec_${webhook.key.toString('base64')}`,
    TELEGRAM_API_URL: telegram.apiUrl,
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_CHAT_ID: telegram.chatId,
    WHATSAPP_API_URL: whatsapp.apiUrl,
    WHATSAPP_TOKEN: whatsapp.token,
    WHATSAPP_PHONE_ID: whatsapp.phoneId,
    WHATSAPP_TO: whatsapp.to,
    WHATSAPP_TEMPLATE: `${whatsapp.template.name}/${whatsapp.template.language}`,
  };
}
