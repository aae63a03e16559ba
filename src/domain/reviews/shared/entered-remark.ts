import { z } from 'zod';
import { reviewedFields } from './remark.ts';

/** Why a remark was not stored. `tooLong`: a field is too long, or has nothing that can be read. */
const formProblem = z.enum(['empty', 'nameMissing', 'tooLong', 'full', 'gone']);

export type FormProblem = z.output<typeof formProblem>;

/** What a reviewer without script has typed about a part of a text. */
export const enteredRemark = z.object({
  /** Made with the form, so that a remark that is sent twice is stored once. */
  id: z.string(),
  field: z.enum(reviewedFields),
  index: z.int(),
  /** The part as it was when the form was shown. */
  original: z.string(),
  suggestion: z.string(),
  comment: z.string(),
  name: z.string(),
  problem: formProblem.nullable(),
});

export type EnteredRemark = z.output<typeof enteredRemark>;
