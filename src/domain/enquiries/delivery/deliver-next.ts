import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '#language/durations.ts';
import type { Database, EnquiryDeliveryRow } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import type { DeliveryChannel, DeliveryFailure } from '../shared/enquiry.ts';
import { DeliveryError } from './delivery-error.ts';
import {
  claimNext,
  postpone,
  readEnquiries,
  settleDelivered,
  settleRefused,
} from './delivery-rows.ts';
import type { Sender } from './notice.ts';

/** Waits after the first, second … failed attempt, in seconds. The last one is repeated. */
const waitsSeconds = [10, 30, 60, 120, 300, 600, 900];
/** The longest wait that a receiver may ask for. */
const maxWaitMs = hourMs;

/** Between attempts to store an outcome. */
const firstPauseMs = 200;
const longestPauseMs = 10_000;

/**
 * After how many responses of a kind a message is set aside, so that it does not keep the others for ever. All other
 * failures are the receiver's or the settings', would meet every message, and so are waited for: nothing is lost.
 */
const maxRefusals: Partial<Record<DeliveryFailure, number>> = {
  refused: 3,
  unexpected: 10,
  // Three days of quarters of an hour.
  broken: 300,
};

type Options = {
  channel: DeliveryChannel;
  sender: Sender;
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  /** Of the panel. */
  panelUrl: string;
  signal?: AbortSignal | undefined;
};

/**
 * Makes one attempt at the oldest message of a channel.
 *
 * @returns whether it is settled, so that the next one may follow at once
 */
export async function deliverNext(database: Database, options: Options): Promise<boolean> {
  const { channel, readClock, signal } = options;
  const delivery = await claimNext(database, channel, await readClock());
  if (!delivery) return false;
  try {
    await attempt(database, delivery, options);
  } catch (error) {
    return await recordFailure(database, delivery, error, options);
  }
  await insist(async () => {
    await settleDelivered(database, delivery.id, await readClock());
  }, signal);
  metricsEvents.emit('enquiryDelivered', { channel, outcome: 'delivered' });
  return true;
}

/** Tries until it succeeds or the signal comes: a delivery that is not stored would be sent again. */
async function insist(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  for (let waitedMs = firstPauseMs; ; waitedMs = Math.min(2 * waitedMs, longestPauseMs)) {
    try {
      return await work();
    } catch (err) {
      if (signal?.aborted) throw err;
      log.warn({ err }, 'could not store that an enquiry was delivered; it is tried again');
      await wait(waitedMs, undefined, { ref: false, ...(signal && { signal }) }).catch(
        () => undefined,
      );
    }
  }
}

async function attempt(
  database: Database,
  delivery: EnquiryDeliveryRow,
  { sender, panelUrl }: Options,
): Promise<void> {
  const [first, ...others] = await readEnquiries(database, delivery);
  // Everybody was answered meanwhile, or the enquiry deleted.
  if (!first) return;
  const { kind, message_key: key } = delivery;
  await sender.send({ kind, key, enquiries: [first, ...others], panelUrl });
}

async function recordFailure(
  database: Database,
  { id, attempts, refusals: before }: EnquiryDeliveryRow,
  error: unknown,
  { channel, readClock }: Options,
): Promise<boolean> {
  const now = await readClock();
  const failure = error instanceof DeliveryError ? error.code : 'unexpected';
  const refusals = before + (failure in maxRefusals ? 1 : 0);
  const isSetAside = refusals >= (maxRefusals[failure] ?? Number.POSITIVE_INFINITY);
  metricsEvents.emit('enquiryDelivered', { channel, outcome: isSetAside ? 'refused' : 'failed' });
  // Never with the enquiry: it is somebody's private matter.
  const entry = { err: error, channel, delivery: id, failure, attempts };
  if (isSetAside) {
    log.error(entry, 'the receiver does not take an enquiry; it is in the panel');
    await settleRefused(database, id, failure, now);
    return true;
  }
  log.warn(entry, 'an enquiry was not delivered; another attempt follows');
  const asked = error instanceof DeliveryError ? error.retryAfterMs : undefined;
  const nextAttemptAt = new Date(now.getTime() + waitMs(attempts, asked));
  await postpone(database, id, { failure, refusals, nextAttemptAt });
  return false;
}

function waitMs(attempts: number, askedMs = 0): number {
  const seconds = waitsSeconds[Math.min(attempts, waitsSeconds.length) - 1] ?? 0;
  return Math.min(Math.max(seconds * 1_000, askedMs), maxWaitMs);
}
