import { readSubmission } from '../../src/domain/enquiries/read-submission.ts';
import { deliveryChannels } from '../../src/domain/enquiries/shared/enquiry.ts';
import { storeEnquiry } from '../../src/domain/enquiries/store-enquiry.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { enquiryForm } from './sample-enquiry.ts';

/** Stores an enquiry with this number in its text, for all channels, whatever came before. */
export async function storeNumbered(database: Database, number: number, now: Date): Promise<void> {
  const form = enquiryForm({ message: `We need a shop, number ${number} of many.` });
  const submission = readSubmission(form, { language: 'en', page: '/' });
  if ('problems' in submission) throw new Error(submission.problems.join());
  const judged = { ...submission, isDoubtful: false, reasons: [] };
  await storeEnquiry(database, judged, deliveryChannels, now);
}

/** The number in the text of a message. */
export function numberIn(text: string): number {
  return Number(/number (\d+) of/.exec(text)?.[1]);
}
