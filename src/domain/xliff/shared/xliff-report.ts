import { z } from 'zod';
import { translationRecord } from '#domain/translation/shared/translation-record.ts';

/** What translation programs call the format. */
export const xliffName = 'XLIFF 2.0';

/** Limits of an XLIFF file that is imported. */
export const xliffLimits = {
  bytes: 4 * 1024 * 1024,
  units: 5_000,
  /** Characters of a unit's text. */
  text: 50_000,
  /** Codes in one unit. */
  codes: 500,
  /** Notes of a unit that are shown, and characters of each. */
  notes: 5,
  note: 500,
} as const;

/** Why nothing of a file is taken. */
const xliffErrors = [
  'not-xml',
  'encoding',
  'entities',
  'too-deep',
  'not-xliff',
  'old-version',
  'other-language',
  'other-article',
] as const;

/**
 * What the file has for a segment. `new`: there is no translation. `changed`: only the translator changed it.
 * `translation-changed`: an editor changed it since the file was made. `english-changed`: the English is another one
 * since.
 */
const segmentStates = ['new', 'changed', 'translation-changed', 'english-changed'] as const;

/** Why a translation can't be taken. `gone`: the English text has no such segment any more. */
const segmentProblems = ['codes', 'nesting', 'too-long', 'gone'] as const;

const segment = z.object({
  /** The number of the unit in the file, by which an editor takes it. */
  unit: z.int(),
  line: z.int(),
  state: z.enum(segmentStates),
  /** The current English text, with placeholders; null if there is none any more. */
  source: z.string().nullable(),
  /** The English text that the translator had, if it is another one. */
  oldSource: z.string().nullable(),
  /** The translation here; null if there is none. */
  current: z.string().nullable(),
  /** The translation in the file. */
  proposed: z.string(),
  problem: z
    .object({
      reason: z.enum(segmentProblems),
      /** The codes that one text has and the other has not. */
      detail: z.string(),
    })
    .nullable(),
  /** What the translator noted. */
  notes: z.array(z.string()),
});

export type XliffSegment = z.output<typeof segment>;

export const xliffReport = z.object({
  /** Why the file can't be read. Then there is nothing to take. */
  fault: z.object({ line: z.int(), reason: z.enum(xliffErrors), detail: z.string() }).nullable(),
  /** Segments that are to be decided, in the order of the file. */
  segments: z.array(segment),
  /** Segments that the translator left as they were, or that are the same here. */
  same: z.int(),
  /** Units without a translation, or not for translation. */
  untranslated: z.int(),
  /** Units that this site did not write, or wrote twice. */
  unknown: z.int(),
});

export type XliffReport = z.output<typeof xliffReport>;

/** The texts that an editor takes from a file, for the form of the language. */
export const takenXliff = z.object({
  /** The English text that they translate. */
  english: z.object({ title: z.string(), content: z.string() }),
  /** Null where the title is not taken. */
  title: z.string().nullable(),
  /** Blocks with something that is taken, by their index in the English text. */
  blocks: z.array(z.object({ index: z.int(), text: z.string() })),
  /** The record of the stored translation, made for one that has none; null without a translation. */
  record: translationRecord.nullable(),
});

export type TakenXliff = z.output<typeof takenXliff>;
