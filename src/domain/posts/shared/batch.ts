import { z } from 'zod';
import { bodyObject, oneOf, textInput } from '#domain/input/shared/input.ts';
import { languages } from '#i18n/languages.ts';
import { postFields } from './fields.ts';

/** The most articles that one call changes, in one transaction. */
export const maxBatchArticles = 200;

const maxBatchPosts = maxBatchArticles * languages.length;

const batchActions = ['add-tag', 'remove-tag', 'unpublish', 'delete'] as const;

const tag = textInput('tag', postFields.tags.itemLimit)
  .transform((text) => text.trim())
  .optional();

const hasItsTag = ({ action, tag }: { action: string; tag?: string | undefined }) =>
  !action.endsWith('-tag') || Boolean(tag);
const tagIsMissing = 'tag must not be blank';

/** Articles by their translation groups. */
const groups = z
  .array(textInput('group', 64), 'groups must be a list of texts')
  .min(1, 'groups must have an article')
  .max(maxBatchArticles, `groups must have at most ${maxBatchArticles} articles`);

/** The articles of an export. */
export const articleChoice = bodyObject({ groups });

/** A change of all posts of some articles. */
export const articleBatch = articleChoice
  .extend({
    action: oneOf('action', batchActions),
    /** To add or to remove. */
    tag,
  })
  .refine(hasItsTag, tagIsMissing);

export type ArticleBatch = z.output<typeof articleBatch>;

const undoActions = ['remove-tag', 'put-back-tag', 'publish', 'restore', 'delete-drafts'] as const;

const time = (name: string) =>
  z.iso
    .datetime(`${name} must be a time in UTC, such as 2026-11-21T12:00:00.000Z`)
    .transform((text) => new Date(text).toISOString())
    .optional();

/** What puts back the posts of a batch. A response to a batch has it; the panel sends it as it is. */
export const batchUndo = bodyObject({
  action: oneOf('action', undoActions),
  tag,
  posts: z
    .array(
      z.object({
        id: z.int('id must be the number of a post').min(1).max(999_999_999),
        /** The place of the tag among the others, from 0. */
        index: z.int().min(0).max(1_000).optional(),
        publishedAt: time('publishedAt'),
        /** The state of a draft that nobody has changed since. */
        updatedAt: time('updatedAt'),
      }),
      'posts must be a list',
    )
    .min(1, 'posts must have a post')
    .max(maxBatchPosts, `posts must have at most ${maxBatchPosts} posts`),
}).refine(hasItsTag, tagIsMissing);

export type BatchUndo = z.output<typeof batchUndo>;
