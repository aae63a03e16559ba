import { z } from 'zod';
import { bodyObject, oneOf } from '#domain/input/shared/input.ts';
import { bounded, reviewedFields } from './remark.ts';
import { readerLimits } from './review-limits.ts';

/** A remark as the page of a published post sends it. Texts are as they are shown, in one line. */
export const newReaderRemark = bodyObject({
  id: z.uuid('id must be a UUID').describe('Of the same remark, sent again'),
  version: bounded('version', 40)
    .default('')
    .describe('When the post had changed last as it was read: article:modified_time'),
  field: oneOf('field', reviewedFields),
  index: z.int('index must be the number of the paragraph').min(0).max(100_000),
  passage: line('passage', readerLimits.passage).refine(isNotBlank, 'passage must not be blank'),
  words: line('words', readerLimits.words)
    .refine(isNotBlank, 'words must not be blank')
    .describe('The marked words of the passage'),
  occurrence: z
    .int('occurrence must say how often the words stand before in the passage')
    .min(0)
    .max(readerLimits.passage),
  wording: line('wording', readerLimits.words).default('').describe('Better words'),
  comment: bounded('comment', readerLimits.comment)
    .transform((text) => text.trim())
    .default(''),
  name: line('name', readerLimits.name).default(''),
  took: z
    .int('took must be milliseconds')
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .describe('How long the reader wrote, in milliseconds'),
  website: bounded('website', 200).default('').describe('Leave it empty'),
  proof: bounded('proof', 40).default('').describe('Of work, where a response has a challenge'),
})
  .transform((remark) => ({
    ...remark,
    wording: remark.wording === remark.words ? '' : remark.wording,
  }))
  .refine(({ wording, comment }) => wording !== '' || comment !== '', {
    message: 'wording or comment must not be blank',
  })
  .refine(({ passage, words }) => passage.includes(words), {
    message: 'words must be some of the passage',
  });

export type NewReaderRemark = z.output<typeof newReaderRemark>;

function line(name: string, max: number) {
  return bounded(name, max).transform((text) => text.replace(/\s+/g, ' ').trim());
}

function isNotBlank(text: string): boolean {
  return text !== '';
}
