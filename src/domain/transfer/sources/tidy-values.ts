import { type PostValues, postFields } from '#domain/posts/shared/fields.ts';

/** At most as many tags as a post may have, without the too long ones, each once; and what was left out. */
export function tidyTags(tags: readonly string[]): { tags: string[]; notes: string[] } {
  const { limit, itemLimit } = postFields.tags;
  const all = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  const fitting = all.filter((tag) => tag.length <= itemLimit);
  const left = [...all.filter((tag) => tag.length > itemLimit), ...fitting.slice(limit)];
  return {
    tags: fitting.slice(0, limit),
    notes: left.length > 0 ? [`without the tags ${listed(left)}`] : [],
  };
}

const listedAtOnce = 5;

/** A few names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length - listedAtOnce;
  const few = names.slice(0, listedAtOnce).join(', ');
  return more > 0 ? `${few} and ${more} more` : few;
}

const titleLength = 60;

/** A title, or the first words of a text without one. */
export function titleOf(given: string, plain: string): { title: string; notes: string[] } {
  const title = given.trim();
  if (title !== '' || plain === '') return { title, notes: [] };
  const start = plain.slice(0, titleLength).toWellFormed();
  const words = plain.length > titleLength ? start.replace(/(?<=.{20})\s+\S*$/, '') : start;
  return { title: words.trim(), notes: ['it has no title: its first words are the title'] };
}

/** What a post has several of, and this site one: the rest is named. */
export function notesOfOthers(what: string, [, ...others]: readonly string[]): string[] {
  return others.length > 0 ? [`without the ${what} ${listed(others)}`] : [];
}

type TextField =
  | 'description'
  | 'category'
  | 'author'
  | 'series'
  | 'imageAlt'
  | 'seoTitle'
  | 'seoDescription';

/** Fields that describe a text. A blank one is left out; one over its limit too, with a note. */
export function tidyFields(fields: { [Name in TextField]?: string | null | undefined }): {
  values: Partial<Pick<PostValues, TextField>>;
  notes: string[];
} {
  const values: Partial<Record<TextField, string>> = {};
  const notes: string[] = [];
  for (const [name, text] of Object.entries(fields) as [TextField, string | null | undefined][]) {
    const trimmed = text?.trim() ?? '';
    if (trimmed.length > postFields[name].limit)
      notes.push(`without its ${name}: it has over ${postFields[name].limit} characters`);
    else if (trimmed !== '') values[name] = trimmed;
  }
  return { values, notes };
}

/** A time; null for what is none, and for one that is still to come. */
export function readTime(value: unknown, now = new Date()): Date | null {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean')
    return null;
  const time = new Date(value instanceof Date ? value.getTime() : normalise(value));
  const year = time.getUTCFullYear();
  if (Number.isNaN(year) || year < 1970) return null;
  return time > now ? null : time;
}

/** Jekyll writes "2019-05-01 10:00:00 +0300"; a time without a zone is UTC. */
function normalise(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = String(value).trim();
  return /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)
    ? `${text.replace(' ', 'T')}Z`
    : text;
}

export function isFuture(value: unknown, now = new Date()): boolean {
  const time = readTime(value, new Date(8.64e15));
  return time !== null && time > now;
}
