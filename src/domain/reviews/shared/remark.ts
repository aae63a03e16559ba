import { z } from 'zod';
import { bodyObject, isStorable, oneOf } from '#domain/input/shared/input.ts';
import { doubtReasons } from '#domain/spam/shared/doubt-reasons.ts';
import { languages } from '#i18n/languages.ts';
import { reviewLimits } from './review-limits.ts';

/** The fields of a post that a reviewer can write about. The blocks of `content` are its paragraphs, lists, tables … */
export const reviewedFields = ['title', 'description', 'content'] as const;

export type ReviewedField = (typeof reviewedFields)[number];

/**
 * `taken`: its suggestion is in the text. `closed`: an editor left it, or is done with it. `doubtful`: a reader's
 * remark that looks like spam; an editor opens or leaves it.
 */
export const remarkStates = ['open', 'taken', 'closed', 'doubtful'] as const;

export type RemarkState = (typeof remarkStates)[number];

const answer = z.object({
  /** The name of an editor's account, or the name that the reviewer gave. */
  username: z.string(),
  isReviewer: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
});

/** The open remarks about one text. */
export const openRemarks = z.object({
  translationGroup: z.string(),
  language: z.enum(languages),
  count: z.int(),
});

/** A remark as the panel shows it. */
export const remark = z.object({
  id: z.int(),
  /** Empty for a reader who gave none. */
  name: z.string(),
  field: z.enum(reviewedFields),
  /** The paragraph as the reviewer or the reader saw it. */
  original: z.string(),
  /** Its position now; null if the paragraph can't be found any more. */
  place: z.object({ index: z.int(), text: z.string() }).nullable(),
  /** Of a reader: the paragraph with the better words; null where the marked ones can't be told in it. */
  suggestion: z.string().nullable(),
  comment: z.string(),
  /** The words that a reader marked, and better ones, empty for a comment alone; null for a reviewer's remark. */
  mark: z.object({ words: z.string(), wording: z.string() }).nullable(),
  /** What speaks against a reader's remark, also against one that is not doubtful. */
  reasons: z.array(z.enum(doubtReasons)),
  createdAt: z.string(),
  state: z.enum(remarkStates),
  decidedBy: z.string().nullable(),
  answers: z.array(answer),
});

export type Remark = z.output<typeof remark>;

/** A link as the panel lists it. Its token is shown once, when it is made. */
export const reviewLink = z.object({
  id: z.int(),
  languages: z.array(z.enum(languages)),
  username: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Up to a minute late; null until somebody has opened it. */
  lastUsedAt: z.string().nullable(),
});

export type ReviewLink = z.output<typeof reviewLink>;

/** What a reviewer's browser learns about a remark that it sent. */
export const remarkStatus = z.object({
  id: z.string(),
  state: z.enum(remarkStates),
  /** The thread, the oldest first. `id` is the one that the reviewer's answer was sent with; null for an editor's. */
  answers: z.array(z.object({ id: z.string().nullable(), text: z.string() })),
});

/**
 * Characters that hide or reorder others: controls, bidirectional embeddings, overrides and isolates, tags, the byte
 * order mark, and what is no character. Joiners stay (Kurdish and emoji need them), and so do line endings and tabs.
 */
const invisible =
  /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]|[\u{e0000}-\u{e0fff}]/gu;

/** The text of a stranger without {@link invisible} characters, in well-formed Unicode, with `\n` as line endings. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(invisible, '');
}

/** A remark as a reviewer's browser sends it. */
export const newRemark = bodyObject({
  id: z.uuid('id must be a UUID'),
  language: oneOf('language', languages),
  field: oneOf('field', reviewedFields),
  index: z.int('index must be the number of the paragraph').min(0).max(100_000),
  original: z
    .string('original must be the text of the paragraph')
    .max(reviewLimits.text, `original must have at most ${reviewLimits.text} characters`)
    .refine(isStorable, 'original must be Unicode'),
  suggestion: bounded('suggestion', reviewLimits.text)
    .transform((text) => text.replace(/^(?:[^\S\n]*\n)+|\s+$/g, ''))
    .default(''),
  comment: bounded('comment', reviewLimits.comment)
    .transform((text) => text.trim())
    .default(''),
  name: bounded('name', reviewLimits.name)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .refine((text) => text !== '', 'name must not be blank'),
}).refine(({ suggestion, comment }) => suggestion !== '' || comment !== '', {
  message: 'suggestion or comment must not be blank',
});

export type NewRemark = z.output<typeof newRemark>;

/** An answer as a reviewer's browser sends it. */
export const newAnswer = bodyObject({
  id: z.uuid('id must be a UUID'),
  /** The id that the remark was sent with. */
  remark: z.uuid('remark must be the UUID of a remark'),
  text: bounded('text', reviewLimits.answer)
    .transform((text) => text.trim())
    .refine((text) => text !== '', 'text must not be blank'),
});

export type NewAnswer = z.output<typeof newAnswer>;

/** A text of a stranger, cleaned. */
export function bounded(name: string, max: number) {
  return z
    .string(`${name} must be a text`)
    .max(max, `${name} must have at most ${max} characters`)
    .transform(cleanText);
}
