import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { inputSchemas, textInput } from './shared/fields.ts';

const fields = z.object(inputSchemas(), 'The body takes a JSON object');

/** What the panel sends to create a post. Unknown fields are ignored; what is left out gets the specification's default. */
export const postInput = fields.partial().extend({
  title: fields.shape.title,
  content: fields.shape.content,
  language: z.enum(languages, `language takes one of ${languages.join(', ')}`),
  published: z.boolean('published takes true or false').default(true),
  /** Joins the post to its translations; a post without one, or with a blank one, starts a group of its own. */
  translationGroup: textInput('translationGroup', 64)
    .transform((group) => group.trim() || undefined)
    .optional(),
  /** The image is the one that the article had when it was last seen: one that it got since goes before it. */
  keepsCover: z.boolean('keepsCover takes true or false').optional(),
});

export type PostInput = z.output<typeof postInput>;

/** The state of a post that a change started from. */
export const updatedAt = z.iso
  .datetime({
    offset: true,
    error:
      'updatedAt takes the time that the post had when it was read, such as 2026-11-21T12:00:00.000Z',
  })
  // Times are stored in one form and compared as text.
  .transform((time) => new Date(time).toISOString());

/** What an edit may change, and the state that it started from. */
export const postChanges = fields.partial().extend({
  /** The words of a new address; the old one goes on leading to the post. */
  slug: fields.shape.slug.regex(/\S/, 'slug takes the words of an address').optional(),
  updatedAt,
});

export type PostChanges = z.output<typeof postChanges>;
