import { z } from 'zod';
import { runId } from '#domain/assistant/shared/run-id.ts';
import { bodyObject, oneOf, textInput, updatedAtInput } from '#domain/input/shared/input.ts';
import { languages } from '#i18n/languages.ts';
import { inputSchemas } from './shared/fields.ts';

const fields = bodyObject(inputSchemas());

/** The run of the assistant whose proposals went into an English text. A translation names its run in its record. */
const assistantRun = runId.optional();

/** The panel's request to create a post. Unknown fields are ignored; omitted ones get the specification's defaults. */
export const postInput = fields.partial().extend({
  title: fields.shape.title,
  content: fields.shape.content,
  language: oneOf('language', languages),
  published: z.boolean('published must be true or false').default(true),
  /** The group of the post's translations; without it, or if it is blank, the post starts a new group. */
  translationGroup: textInput('translationGroup', 64)
    .transform((group) => group.trim() || undefined)
    .optional(),
  /** True if the form did not change the article's cover: a cover that was set in the meantime then wins. */
  keepsCover: z.boolean('keepsCover must be true or false').optional(),
  assistantRun,
});

export type PostInput = z.output<typeof postInput>;

/** The state of a post that a change started from. */
export const updatedAt = updatedAtInput('post');

/** The fields that an edit may change, and the state that it started from. */
export const postChanges = fields.partial().extend({
  /** The words of a new slug; the old one redirects to the post. */
  slug: fields.shape.slug.regex(/\S/, 'slug must not be blank').optional(),
  updatedAt,
  assistantRun,
});

export type PostChanges = z.output<typeof postChanges>;
