import { z } from 'zod';
import { sources } from '#domain/analytics/shared/dimensions.ts';
import { doubtReasons } from '#domain/spam/shared/doubt-reasons.ts';
import { languages } from '#i18n/languages.ts';

/** What became of an enquiry. */
export const enquiryStatuses = ['new', 'answered', 'won', 'lost'] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Where enquiries are delivered. */
export const deliveryChannels = ['mail', 'webhook', 'telegram', 'whatsapp'] as const;

export type DeliveryChannel = (typeof deliveryChannels)[number];

/**
 * Why a delivery failed. The panel has a sentence for each that says what to do.
 *
 * - `unreachable`: no connection, or it was cut
 * - `timed-out`: no response in time
 * - `tls`: the certificate is not valid, or the server offers no TLS
 * - `denied`: password, token or secret is wrong, or has no right to this
 * - `missing`: there is no such URL, chat, telephone number, template or mailbox
 * - `busy`: the receiver asks to come later
 * - `broken`: the receiver has an error of its own
 * - `refused`: the receiver does not take this message
 * - `unexpected`: see the log
 */
const deliveryFailures = [
  'unreachable',
  'timed-out',
  'tls',
  'denied',
  'missing',
  'busy',
  'broken',
  'refused',
  'unexpected',
] as const;

export type DeliveryFailure = (typeof deliveryFailures)[number];

/** An enquiry as the panel shows it. Times are ISO 8601 in UTC. */
export const enquiry = z.object({
  id: z.int(),
  createdAt: z.string(),
  /** Of the page. */
  language: z.enum(languages),
  /** The path of the page that led to the form, with its language prefix. */
  page: z.string(),
  source: z.enum(sources),
  campaign: z.string(),
  name: z.string(),
  /** As it was typed. */
  contact: z.string(),
  contactKind: z.enum(['email', 'phone']),
  /** The mail address in lower case, or the number in the form of E.164. */
  contactNormal: z.string(),
  message: z.string(),
  status: z.enum(enquiryStatuses),
  isDoubtful: z.boolean(),
  /** Also of one that is not doubtful: what spoke against it. */
  reasons: z.array(z.enum(doubtReasons)),
  note: z.string(),
  /** Whole business hours since it came, at most 99; null unless it is new and not doubtful. */
  waitedHours: z.int().nullable(),
  answeredAt: z.string().nullable(),
  /** When the owner was reminded of it. */
  remindedAt: z.string().nullable(),
  updatedAt: z.string(),
});

export type Enquiry = z.output<typeof enquiry>;

/** How the deliveries of one channel stand. */
export const channelState = z.object({
  channel: z.enum(deliveryChannels),
  /** Messages that wait to be delivered. */
  waiting: z.int(),
  /** When the enquiry came that has waited longest. */
  waitingSince: z.string().nullable(),
  /** Why the last attempt failed; null after a delivery. */
  failure: z.enum(deliveryFailures).nullable(),
  /** When the next attempt is. */
  nextAttemptAt: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
  /** Messages that the receiver did not take. They are in the list. */
  refused: z.int(),
});

export type ChannelState = z.output<typeof channelState>;

/** Business hours after which the owner is reminded of an enquiry. */
export const reminderHours = 4;

/** Characters of an editor's note. */
export const maxNoteLength = 2_000;
