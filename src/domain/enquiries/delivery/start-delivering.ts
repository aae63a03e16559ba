import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/database/index.ts';
import type { DeliverySettings } from '#platform/delivery-settings.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { repeatUntilStopped } from '#platform/repeat.ts';
import type { DeliveryChannel } from '../shared/enquiry.ts';
import { readChannelStates } from './channel-states.ts';
import { createMailSender } from './channels/mail.ts';
import { createTelegramSender } from './channels/telegram.ts';
import { createWebhookSender } from './channels/webhook.ts';
import { createWhatsappSender } from './channels/whatsapp.ts';
import { configuredChannels } from './configured-channels.ts';
import { deliverNext } from './deliver-next.ts';
import type { Sender } from './notice.ts';
import { remind } from './remind.ts';

const tickMs = 2_000;
/** Seldom enough to cost nothing, often enough for a time that is counted in hours. */
const remindMs = 60_000;
/** How long a stop waits for messages that are on their way. */
const stopMs = 3_000;

type Options = {
  settings: DeliverySettings;
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  /** Of the business hours. */
  timeZone: string;
  siteUrl: string;
};

/**
 * Delivers enquiries and reminds of them, each channel by itself, until it is stopped.
 *
 * @returns a function that stops it, after the messages that are on their way, or without them after three seconds
 */
export function startDelivering(database: Database, options: Options): () => Promise<void> {
  const channels = configuredChannels(options.settings);
  const rules = { failsOnStop: true, failure: 'could not deliver enquiries' };
  const remindOfThem = async () => {
    const now = await options.readClock();
    await remind(database, channels, { now, timeZone: options.timeZone });
    metricsEvents.emit('enquiryChannelsRead', await readChannelStates(database, channels));
  };
  const stops = [
    ...channels.map((channel) =>
      repeatUntilStopped((signal) => createChannelTick(database, channel, options, signal), {
        ...rules,
        pauseMs: tickMs,
      }),
    ),
    repeatUntilStopped(() => remindOfThem, { ...rules, pauseMs: remindMs }),
  ];
  return async () => {
    const stopped = Promise.all(stops.map((stop) => stop()));
    await Promise.race([stopped, wait(stopMs, undefined, { ref: false })]);
  };
}

/** Delivers what a channel has to deliver now, one message after the other. */
export function createChannelTick(
  database: Database,
  channel: DeliveryChannel,
  { settings, readClock, siteUrl }: Omit<Options, 'timeZone'>,
  signal?: AbortSignal,
): () => Promise<void> {
  const sender = senderOf(channel, settings, readClock);
  const panelUrl = `${siteUrl}/admin`;
  return async () => {
    const options = { channel, sender, readClock, panelUrl, signal };
    try {
      while (!signal?.aborted && (await deliverNext(database, options)));
    } finally {
      sender.rest?.();
    }
  };
}

function senderOf(
  channel: DeliveryChannel,
  { mail, webhook, telegram, whatsapp }: DeliverySettings,
  readClock: () => Promise<Date>,
): Sender {
  const senders = {
    mail: mail && createMailSender(mail),
    webhook: webhook && createWebhookSender(webhook, readClock),
    telegram: telegram && createTelegramSender(telegram),
    whatsapp: whatsapp && createWhatsappSender(whatsapp),
  };
  const sender = senders[channel];
  if (!sender) throw new Error(`The channel ${channel} is not set`);
  return sender;
}
