import { z } from 'zod';
import { languages } from '#i18n/languages.ts';

/** A title that is too long to be published is still worth saving. */
export const maxDraftTitleLength = 1_000;

/** The most drafts of one account, far more than an editor has begun at once. */
export const maxDraftsOfAccount = 200;

/** Identifies a draft. The panel makes it, so that a draft has its id before the server is reached. */
export const draftId = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'draft must be a UUID in lower case');

/** A draft in a list. */
export const draftSummary = z.object({
  id: draftId,
  /** The post whose changes these are; null for a new article. */
  postId: z.int().nullable(),
  /** The language of the title. */
  language: z.enum(languages),
  /** Blank if nothing was written into a title or a text yet. */
  title: z.string(),
  /** The languages that have an unpublished text. */
  unpublished: z.array(z.enum(languages)),
  /** Counts the changes from 1. */
  version: z.int(),
  /** Who made the last change. */
  username: z.string(),
  /** The draft of a browser from which the last change came. */
  writer: z.string(),
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
});

/** A draft with the panel's form, which only the panel understands. */
export const draft = draftSummary.extend({ value: z.record(z.string(), z.unknown()) });

export type DraftSummary = z.output<typeof draftSummary>;
export type Draft = z.output<typeof draft>;
