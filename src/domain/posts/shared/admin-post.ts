import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { fieldsWith, postFieldNames, valueSchemas } from './fields.ts';

export const adminListFields = fieldsWith({ inAdminList: true });

/** What the panel knows about a post besides its fields. */
const facts = {
  id: z.int(),
  language: z.enum(languages),
  published: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  views: z.int(),
  /** Shared by the translations of one post. */
  translationGroup: z.string(),
  /** Whether the post has remains of an older translation, which cleanup can remove. */
  needsCleanup: z.boolean(),
  /** Changes with the words of title and content; null if it is not known yet. */
  textVersion: z.string().nullable(),
  /**
   * The `textVersion` of the English post that this one's text translates; null for English, and if it is not known.
   */
  sourceVersion: z.string().nullable(),
};

/** A post in the panel, published or not. */
export const adminPost = z.object({ ...valueSchemas(postFieldNames), ...facts });

export type AdminPost = z.output<typeof adminPost>;

/** Without the fields that only a form needs, so that a list of thousands stays small. */
export const adminPostSummary = z.object({ ...valueSchemas(adminListFields), ...facts });

export type AdminPostSummary = z.output<typeof adminPostSummary>;
