import { z } from 'zod';
import { postLimits } from '#domain/post-rules/index.ts';
import { translationRecord } from '#domain/translation-rules/index.ts';
import { languages } from '#i18n/languages.ts';

/** A text of a limited length; what it says of a wrong one names the field. */
function text(
  field: keyof typeof postLimits,
  error: z.core.$ZodErrorMap | string = takesText(field),
) {
  const most = postLimits[field];
  return (
    z
      .string({ error })
      .max(most, `${field} takes at most ${most} characters`)
      // PostgreSQL has no such character, and no text needs it.
      .refine((value) => !value.includes('\0'), `${field} takes text without null characters`)
      // Half of a pair of characters is stored as the sign for what is broken, in lists as in texts.
      .overwrite((value) => value.toWellFormed())
  );
}

function takesText(field: string): string {
  return `${field} takes text`;
}

/** Errors name title and content together, as the specification words them (section 5). */
function requiredText(field: 'title' | 'content') {
  const missing = 'Title and content are required';
  return text(field, ({ input }) => (input == null ? missing : takesText(field))).regex(
    /\S/,
    missing,
  );
}

const tags = z
  .array(text('tag'), 'tags takes a list of texts')
  .max(postLimits.tags, `tags takes at most ${postLimits.tags} tags`)
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter((tag) => tag !== ''))]);

const sources = z
  .array(text('source'), 'sources takes a list of texts')
  .max(postLimits.sources, `sources takes at most ${postLimits.sources} sources`);

/** A path on this site: a picture from elsewhere would tell that place who reads. */
const image = text('image').regex(
  /^\/[\w-][\w./-]*$/,
  'image takes a path on this site, such as the imageUrl of an upload',
);

/** Holds each block thrice: its source, what the assistant gave, what stands there. */
const maxRecordLength = 4 * postLimits.content;

const translation = translationRecord
  .nullable()
  .refine(
    (record) => JSON.stringify(record).length <= maxRecordLength,
    `translation takes at most ${maxRecordLength} characters as JSON`,
  );

const fields = z.object(
  {
    title: requiredText('title'),
    content: requiredText('content'),
    description: text('description'),
    author: text('author'),
    category: text('category'),
    tags,
    image,
    imageAlt: text('imageAlt'),
    sources,
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    seoKeywords: text('seoKeywords'),
    translation,
  },
  'The body takes a JSON object',
);

/** What the panel sends to create a post. Unknown fields are ignored; what is left out gets the specification's default. */
export const postInput = fields.partial().extend({
  title: fields.shape.title,
  content: fields.shape.content,
  language: z.enum(languages, `language takes one of ${languages.join(', ')}`),
  published: z.boolean('published takes true or false').default(true),
  /** Joins the post to its translations; a post without one, or with a blank one, starts a group of its own. */
  translationGroup: text('translationGroup')
    .transform((group) => group.trim() || undefined)
    .optional(),
  /** The words that the address is made of; without them it is made of the title. */
  slug: text('slug').optional(),
});

export type PostInput = z.output<typeof postInput>;

/** What an edit may change, and the state that it started from. */
export const postChanges = fields.partial().extend({
  /** The words of a new address; the old one goes on leading to the post. */
  slug: text('slug').regex(/\S/, 'slug takes the words of an address').optional(),
  updatedAt: z.iso
    .datetime({
      offset: true,
      error:
        'updatedAt takes the time that the post had when it was read, such as 2026-11-21T12:00:00.000Z',
    })
    // Times are stored in one form and compared as text.
    .transform((time) => new Date(time).toISOString()),
});

export type PostChanges = z.output<typeof postChanges>;
