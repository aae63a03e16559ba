import { EventEmitter } from 'node:events';

/** Events of the domain that the metrics count. Without metrics there is no listener. */
export const metricsEvents = new EventEmitter<{
  assistantRunEnded: [{ task: string; outcome: string; durationMs: number }];
  /** How a job of the site's safety stands. Times are in seconds since 1970; null where there was none. */
  safetyJobRead: [{ job: string; succeededAt: number | null; isFailing: boolean }];
  /** An attempt to deliver an enquiry: `delivered`, `failed` (another follows) or `refused`. */
  enquiryDelivered: [{ channel: string; outcome: string }];
  /** How many messages of each channel wait, and how many receivers did not take. */
  enquiryChannelsRead: [readonly { channel: string; waiting: number; refused: number }[]];
  /** What the site did with an enquiry: `stored`, or `doubtful`. */
  enquiryStored: [{ outcome: string }];
  /** Whether a line of the owner's page is red. */
  safetyLineRead: [{ topic: string; isRed: boolean }];
  /** The number of readers in one write. */
  readersCounted: [number];
}>();
