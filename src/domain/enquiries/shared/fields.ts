import { z } from 'zod';

/** Characters, as `maxlength` counts them. */
export const enquiryLimits = { name: 100, contact: 200, message: 5_000 } as const;

/** What a visitor types. */
export const enquiryFields = z.object({
  name: z.string(),
  contact: z.string(),
  message: z.string(),
});

export type EnquiryFields = z.output<typeof enquiryFields>;

/**
 * Why an enquiry was not stored. `full`: too many came from the IP address, or from everybody. `failed`: the database
 * can't store it now. `puzzle`: the site is flooded, and the page's script must find a proof of work (`proof.ts`).
 */
export const enquiryProblems = [
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

/**
 * The fields of an enquiry as it is sent. `website` is the honeypot: nobody sees it, so nobody fills it. `took` comes
 * from the page's script: how many milliseconds passed between the first touch of the form and sending, by the visitor's
 * own clock. `source` and `campaign` are those of the visit (`domain/analytics/shared/dimensions.ts`), `page` is the path
 * of the page that led to the form, `proof` what `proof.ts` found.
 */
export const enquiryFieldNames = [
  'name',
  'contact',
  'message',
  'website',
  'took',
  'source',
  'campaign',
  'page',
  'proof',
] as const;
