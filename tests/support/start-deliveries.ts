import { onTestFinished } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { readChannelStates } from '../../src/domain/enquiries/delivery/channel-states.ts';
import { createChannelTick } from '../../src/domain/enquiries/delivery/start-delivering.ts';
import { submitEnquiry } from '../../src/domain/enquiries/index.ts';
import { deliveryChannels } from '../../src/domain/enquiries/shared/enquiry.ts';
import type { Database } from '../../src/platform/database/index.ts';
import type { DeliverySettings } from '../../src/platform/delivery-settings.ts';
import { type MailServerOptions, startMailServer } from '../fakes/mail-server.ts';
import {
  type ReceiverFailure,
  type ReceiverName,
  startReceivers,
} from '../fakes/message-receivers.ts';
import { enquiryForm, enquiryOptions } from './sample-enquiry.ts';
import { numberIn } from './stored-enquiries.ts';

const minuteMs = 60_000;

/** All receivers, a clock that stands still, and what a process does in a moment. */
export async function startDeliveries(
  database: Database,
  options: {
    fail?: (receiver: ReceiverName) => ReceiverFailure | undefined;
    isMailDown?: () => boolean;
    replyToMail?: MailServerOptions['replyToMail'];
    settings?: Partial<DeliverySettings>;
  } = {},
) {
  const receivers = await startReceivers(options.fail ? { fail: options.fail } : {});
  const { isMailDown, replyToMail } = options;
  const mail = await startMailServer({
    ...(isMailDown && { isDown: isMailDown }),
    ...(replyToMail && { replyToMail }),
  });
  onTestFinished(async () => {
    await receivers.close();
    await mail.close();
  });
  const settings = { mail: mail.settings(), ...receivers.settings, ...options.settings };
  // A Wednesday at noon, in the business hours.
  let now = new Date('2026-11-25T09:00:00.000Z');
  const readClock = async () => now;
  const ticks = deliveryChannels.map((channel) =>
    createChannelTick(database, channel, { settings, readClock, siteUrl: 'https://site.example' }),
  );
  return {
    receivers,
    mail,
    now: () => now,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * minuteMs);
    },
    submit: async (changes: Record<string, string> = {}, language: Language = 'en') =>
      await submitEnquiry(database, {
        ...enquiryOptions({ channels: deliveryChannels, now }),
        fields: enquiryForm(changes),
        language,
      }),
    deliver: async () => {
      await Promise.all(ticks.map((tick) => tick()));
    },
    states: async () =>
      Object.fromEntries(
        (await readChannelStates(database, deliveryChannels)).map((state) => [
          state.channel,
          state,
        ]),
      ),
    /** Those that arrived at each channel, by the number in their text. */
    arrived: () => ({
      mail: mail.mails.map(({ text }) => numberIn(text)),
      ...Object.fromEntries(
        (['webhook', 'telegram', 'whatsapp'] as const).map((name) => [
          name,
          receivers.of(name).map(({ text }) => numberIn(text)),
        ]),
      ),
    }),
  };
}
