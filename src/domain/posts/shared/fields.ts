import { z } from 'zod';
import { textInput } from '#domain/input/shared/input.ts';
import { translationRecord } from '#domain/translation/shared/translation-record.ts';
import {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
  defaultTags,
} from './post-defaults.ts';
import { maxTagLength } from './visible-tags.ts';

const maxContentLength = 200_000;

/**
 * A record holds each block three times: its source, the machine translation and the text. While an update is proposed,
 * it holds the new source, and what the update adds and replaces.
 */
const maxTranslationLength = 7 * maxContentLength;

type TitleAndContent = { title: string; content: string };

/**
 * The fields of a post that an editor writes. The columns, the validation of the API, the views of a post and the
 * values of both forms derive from this object, in its order. `docs/guides/add-a-field.md` shows how to add a field.
 *
 * - `column`: its column in `posts`; lists and records are stored as JSON
 * - `input`: validates the value in a request
 * - `value`: a stored value, as the API returns it
 * - `savedValue`: a value that the panel saved on a device; blank if an earlier version of the panel saved none
 * - `storedAs`: `text`, `json`, or `number`
 * - `limit`: the maximum number of characters, or of items in a list; the largest number
 * - `default`: the value of a new post whose field is omitted or blank; without it the field stays blank
 * - `inAdminList`: whether the panel's list of all posts includes it; the post itself always does
 * - `publicIn`: which public responses include it: the lists (`list`), the post's text (`post`), its page (`page`);
 *   without it, none
 * - `inComposeForm`: whether the form of a new post has it once for each language
 */
export const postFields = {
  title: {
    ...requiredText('title', 200),
    column: 'title',
    inAdminList: true,
    publicIn: 'list',
    inComposeForm: true,
  },
  /** Markdown. */
  content: {
    ...requiredText('content', maxContentLength),
    column: 'content',
    publicIn: 'post',
    inComposeForm: true,
  },
  description: {
    ...text('description', 1_000),
    column: 'description',
    default: ({ content }: TitleAndContent) => defaultDescription(content),
    publicIn: 'list',
  },
  category: {
    ...text('category', 100),
    column: 'category',
    default: () => defaultCategory,
    inAdminList: true,
    publicIn: 'list',
  },
  author: {
    ...text('author', 100),
    column: 'author',
    // For a user without a name (specification, section 7).
    default: () => 'Admin',
    inAdminList: true,
    publicIn: 'list',
  },
  tags: {
    ...list('tags', 20, 'tag', maxTagLength),
    input: listInput('tags', 20, 'tag', maxTagLength).transform((tags) => [
      ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
    ]),
    column: 'tags',
    default: () => [...defaultTags],
    inAdminList: true,
    publicIn: 'list',
  },
  /** The name of the series that the post is a part of, in the post's language; blank for none. */
  series: {
    ...text('series', 100),
    // One name, however many spaces were typed: the parts of a series are found by it.
    input: textInput('series', 100).overwrite((name) => name.trim().replace(/\s+/g, ' ')),
    column: 'series',
    inAdminList: true,
  },
  /** The place among the parts of the series, from 1; 0 for a part that comes after those, by its date. */
  seriesPart: { ...wholeNumber('seriesPart', 2_000), column: 'series_part', inAdminList: true },
  image: {
    ...text('image', 300),
    // A picture from another host would reveal the readers to that host.
    input: textInput('image', 300).regex(
      /^\/[\w-][\w./-]*$/,
      'image must be a path on this site, such as the imageUrl of an upload',
    ),
    column: 'image',
    default: () => defaultCover,
    inAdminList: true,
    publicIn: 'list',
  },
  imageAlt: {
    ...text('imageAlt', 500),
    column: 'image_alt',
    publicIn: 'list',
    inComposeForm: true,
  },
  /** The words from which the server makes the slug. */
  slug: { ...text('slug', 100), column: 'slug', inAdminList: true, publicIn: 'list' },
  seoTitle: {
    ...text('seoTitle', 300),
    column: 'seo_title',
    default: (post: TitleAndContent) => defaultSeo(post).seoTitle,
    publicIn: 'page',
  },
  seoDescription: {
    ...text('seoDescription', 1_000),
    column: 'seo_description',
    default: (post: TitleAndContent) => defaultSeo(post).seoDescription,
    publicIn: 'page',
  },
  seoKeywords: {
    ...text('seoKeywords', 1_000),
    column: 'seo_keywords',
    default: (post: TitleAndContent) => defaultSeo(post).seoKeywords,
  },
  sources: { ...list('sources', 50, 'source', 1_000), column: 'sources' },
  /** The source of a translated text; null for an original. */
  translation: { ...translationField(maxTranslationLength), column: 'translation_record' },
} as const;

type PostFields = typeof postFields;

export type PostFieldName = keyof PostFields;

/** The values of a stored post. */
export type PostValues = { [Name in PostFieldName]: z.output<PostFields[Name]['value']> };

/** The columns of `posts` that hold {@link PostValues}. */
export type PostFieldColumns = {
  [Name in PostFieldName as PostFields[Name]['column']]: PostValues[Name] extends number
    ? number
    : null extends PostValues[Name]
      ? string | null
      : string;
};

/** The names of the fields whose definition has the given properties: `FieldsWith<{ inAdminList: true }>`. */
export type FieldsWith<Asked> = {
  [Name in PostFieldName]: PostFields[Name] extends Asked ? Name : never;
}[PostFieldName];

export const postFieldNames = Object.keys(postFields).filter(
  (name): name is PostFieldName => name in postFields,
);

/** The fields whose definition has the given properties, in their order. */
export function fieldsWith<const Asked extends Record<string, string | boolean>>(
  asked: Asked,
): FieldsWith<Asked>[] {
  return postFieldNames.filter((name): name is FieldsWith<Asked> => {
    const definition = new Map<string, unknown>(Object.entries(postFields[name]));
    return Object.entries(asked).every(([key, value]) => definition.get(key) === value);
  });
}

/** The input schemas of all fields, for `z.object`. */
export function inputSchemas(): { [Name in PostFieldName]: PostFields[Name]['input'] };
export function inputSchemas(): Record<string, z.ZodType> {
  return Object.fromEntries(postFieldNames.map((name) => [name, postFields[name].input]));
}

/** The schemas of some stored values, for `z.object`. */
export function valueSchemas<Name extends PostFieldName>(
  names: readonly Name[],
): { [Field in Name]: PostFields[Field]['value'] };
export function valueSchemas(names: readonly PostFieldName[]): Record<string, z.ZodType> {
  return Object.fromEntries(names.map((name) => [name, postFields[name].value]));
}

/** The schemas of some values that a device saved, for `z.object`. */
export function savedValueSchemas<Name extends PostFieldName>(
  names: readonly Name[],
): { [Field in Name]: PostFields[Field]['savedValue'] };
export function savedValueSchemas(names: readonly PostFieldName[]): Record<string, z.ZodType> {
  return Object.fromEntries(names.map((name) => [name, postFields[name].savedValue]));
}

/** A post with all fields blank. */
export const blankPost: PostValues = z.object(savedValueSchemas(postFieldNames)).parse({});

/** The default of each field that has one and is omitted or blank; an empty list stays empty. */
export function withDefaults<Values extends TitleAndContent>(values: Values): Partial<PostValues>;
export function withDefaults(values: TitleAndContent): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(postFields).flatMap(([name, field]) => {
      const value = given.get(name);
      const isGiven = typeof value === 'string' ? value.trim() !== '' : value !== undefined;
      return isGiven || !('default' in field) ? [] : [[name, field.default(values)]];
    }),
  );
}

/** Picks the values of some fields. */
export function pickFields<Name extends PostFieldName, Values extends Record<Name, unknown>>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name>;
export function pickFields(values: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function text(name: string, limit: number) {
  const value = z.string();
  return {
    input: textInput(name, limit),
    value,
    savedValue: value.default(''),
    storedAs: 'text',
    limit,
  } as const;
}

/** Errors name title and content together, as the specification does (section 5). */
function requiredText(name: 'title' | 'content', limit: number) {
  const missing = 'Title and content are required';
  const input = textInput(name, limit, ({ input }) =>
    input == null ? missing : `${name} must be text`,
  );
  return { ...text(name, limit), input: input.regex(/\S/, missing) };
}

function list(name: string, limit: number, itemName: string, itemLimit: number) {
  const value = z.array(z.string());
  return {
    input: listInput(name, limit, itemName, itemLimit),
    value,
    savedValue: value.default(() => []),
    storedAs: 'json',
    limit,
    itemLimit,
  } as const;
}

function wholeNumber(name: string, limit: number) {
  const value = z.int();
  const message = `${name} must be a whole number from 0 to ${limit}`;
  return {
    input: z.int(message).min(0, message).max(limit, message),
    value,
    savedValue: value.default(0),
    storedAs: 'number',
    limit,
  } as const;
}

/** @param limit in characters of JSON */
function translationField(limit: number) {
  const value = translationRecord.nullable();
  const input = value.refine(
    (record) => JSON.stringify(record).length <= limit,
    `translation must have at most ${limit} characters as JSON`,
  );
  return { input, value, savedValue: value.default(null), storedAs: 'json', limit } as const;
}

function listInput(name: string, limit: number, itemName: string, itemLimit: number) {
  return z
    .array(textInput(itemName, itemLimit), `${name} must be a list of texts`)
    .max(limit, `${name} must have at most ${limit} ${name}`);
}
