import { z } from 'zod';
import { languages } from '#i18n/languages.ts';

/** What made a revision. */
const revisionKinds = [
  'created',
  'imported',
  'edited',
  'translated',
  'enhanced',
  'published',
  'unpublished',
  'restored',
  'cleaned-up',
] as const;

export type RevisionKind = (typeof revisionKinds)[number];

/** A revision without its text. */
export const revision = z.object({
  id: z.int(),
  language: z.enum(languages),
  /** Counts the revisions of one language version from 1. */
  number: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  kind: z.enum(revisionKinds),
  /** Null for what no account did, and for a text from before history was kept. */
  username: z.string().nullable(),
  /** Provider and model where the assistant wrote the text; null for a person's. */
  model: z.string().nullable(),
  /** The name of the reviewer whose suggestion this one took. */
  suggestedBy: z.string().nullable(),
  /** The id of the revision whose text this one brought back. */
  restoredFrom: z.int().nullable(),
});

export type Revision = z.output<typeof revision>;
