import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { fieldsWith, postFieldNames, valueSchemas } from './fields.ts';

export const adminListFields = fieldsWith({ inAdminList: true });

/** What the panel knows of a post besides its fields. */
const facts = {
  id: z.int(),
  language: z.enum(languages),
  published: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  views: z.int(),
  /** Shared by the translations of one post. */
  translationGroup: z.string(),
  /** Whether an older translation left its marks in the post, which cleanup can take away. */
  needsCleanup: z.boolean(),
  /** Another one for other words in title and content; null where nobody knows it yet. */
  textVersion: z.string().nullable(),
  /** The `textVersion` of the English post that this one's text stands for; null for English, and where nobody knows it. */
  sourceVersion: z.string().nullable(),
};

/** A post as the panel sees it, drafts included. */
export const adminPost = z.object({ ...valueSchemas(postFieldNames), ...facts });

export type AdminPost = z.output<typeof adminPost>;

/** Without what only an editor's form needs, so that a list of thousands stays small. */
export const adminPostSummary = z.object({ ...valueSchemas(adminListFields), ...facts });

export type AdminPostSummary = z.output<typeof adminPostSummary>;
