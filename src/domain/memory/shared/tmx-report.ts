import { z } from 'zod';
import { translationLanguages } from '#i18n/languages.ts';

/** Limits of a TMX file that is imported. */
export const tmxLimits = {
  bytes: 20 * 1024 * 1024,
  /** Pairs of a source and a translation. */
  units: 50_000,
  /** Codes in one text. */
  codes: 100,
  /** Texts of one unit in the languages of this site. */
  texts: 8,
  /** Translations of one source in a file. */
  translations: 20,
  /** The most entries of each list of a report. */
  listed: 200,
} as const;

/** Why nothing of a file is imported. */
const tmxErrors = ['not-xml', 'encoding', 'entities', 'too-deep', 'not-tmx'] as const;

/** Why a unit is not imported. */
const tmxProblems = [
  'no-english',
  'no-translation',
  'no-words',
  'too-long',
  'placeholders',
  'too-many',
] as const;

const line = z.int();

const problem = z.object({
  line,
  reason: z.enum(tmxProblems),
  /** For `placeholders`, those that one text has and the other has not. */
  detail: z.string(),
});

export type TmxProblem = z.output<typeof problem>;

const conflict = z.object({
  /** The number of the unit in the file, by which an editor takes it. */
  entry: z.int(),
  line,
  language: z.enum(translationLanguages),
  source: z.string(),
  /** The translation in the file. */
  target: z.string(),
  /** The newest approved translation; null if an editor deleted the very translation of the file. */
  current: z
    .object({ target: z.string(), username: z.string().nullable(), approvedAt: z.string() })
    .nullable(),
});

export type TmxConflict = z.output<typeof conflict>;

/** What the import of a TMX file does, or did. */
export const tmxReport = z.object({
  /** Whether it was done; otherwise nothing was stored. */
  isApplied: z.boolean(),
  /** Why the file can't be read. Then nothing of it is imported. */
  fault: z.object({ line, reason: z.enum(tmxErrors), detail: z.string() }).nullable(),
  /** New entries. */
  added: z.int(),
  /** Entries that the memory has. */
  known: z.int(),
  /** Entries in place of another approved translation, as an editor chose. */
  taken: z.int(),
  /** Other translations than the approved ones, and deleted ones; they are not stored. */
  conflicts: z.object({ count: z.int(), listed: z.array(conflict) }),
  /** Units that can't be imported. */
  problems: z.object({ count: z.int(), listed: z.array(problem) }),
});

export type TmxReport = z.output<typeof tmxReport>;
