import type { DoubtReason } from '../shared/enquiry.ts';

/** What speaks against an enquiry, and how much. */
export type Finding = { reason: DoubtReason; weight: number };
