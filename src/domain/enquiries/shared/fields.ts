import { z } from 'zod';

/** What a visitor types. */
const enquiryFields = z.object({
  name: z.string(),
  contact: z.string(),
  message: z.string(),
});

export type EnquiryFields = z.output<typeof enquiryFields>;

/**
 * Why an enquiry was not stored. `full`: too many came from the IP address, or from everybody. `failed`: the database
 * can't store it now. `puzzle`: the site is flooded, and the page's script must find a proof of work (`proof.ts`).
 */
const enquiryProblems = [
  'nameMissing',
  'contactMissing',
  'contactUnclear',
  'messageMissing',
  'nameTooLong',
  'contactTooLong',
  'messageTooLong',
  'full',
  'failed',
  'puzzle',
] as const;

export type EnquiryProblem = (typeof enquiryProblems)[number];

/** What a visitor has typed, for the form that shows it again. */
export const enteredEnquiry = z.object({
  fields: enquiryFields,
  /** In the order of the fields; at least one. */
  problems: z.array(z.enum(enquiryProblems)),
  /** What `solveProof` takes; with the problem `puzzle` alone. */
  challenge: z.string().optional(),
});

export type EnteredEnquiry = z.output<typeof enteredEnquiry>;
