import { z } from 'zod';
import type { AdminPost } from '#domain/posts/index.ts';
import { translationRecord } from '#domain/translation-rules/index.ts';

/** What an editor may change of a post. */
export const editValues = z.object({
  title: z.string(),
  content: z.string(),
  description: z.string(),
  category: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  image: z.string(),
  imageAlt: z.string(),
  /** The words of the address. Changes that were kept before it could be changed have none. */
  slug: z.string().default(''),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  sources: z.array(z.string()),
  /** What the text was translated from; goes with the text. Changes that were kept before there was one have none. */
  translation: translationRecord.nullable().default(null),
});

export type EditValues = z.output<typeof editValues>;
export type EditField = keyof EditValues;

/** In the order of the form. */
export const editFields: readonly EditField[] = editValues.keyof().options;

/** A state of a post that edits start from. */
export type EditBase = { values: EditValues; updatedAt: string };

/** Unsaved changes as this device keeps them: what they started from, and what has become of it. */
export const keptEdit = z.object({ base: editValues, mine: editValues });

export type KeptEdit = z.output<typeof keptEdit>;

export function editBaseOf(post: AdminPost): EditBase {
  return { values: editValues.parse(post), updatedAt: post.updatedAt };
}

/** Whether two values of a field say the same. Sources are typed as lines, so that blank ones say nothing. */
export function isSame(field: EditField, one: EditValues, other: EditValues): boolean {
  if (one[field] === other[field]) return true;
  if (field === 'sources')
    return JSON.stringify(sourcesOf(one)) === JSON.stringify(sourcesOf(other));
  return JSON.stringify(one[field]) === JSON.stringify(other[field]);
}

/** The fields that differ, in the order of the form. */
export function differingFields(one: EditValues, other: EditValues): EditField[] {
  return editFields.filter((field) => !isSame(field, one, other));
}

/** What is sent to turn one state into another: only what differs. */
export function changesBetween(before: EditValues, after: EditValues): Partial<EditValues> {
  const changes: Partial<EditValues> = {};
  for (const field of differingFields(before, after)) copyField(field, after, changes);
  return changes.sources ? { ...changes, sources: sourcesOf(after) } : changes;
}

/** `to`, with what was changed between `from` and `now`. */
export function rebase(from: EditValues, now: EditValues, to: EditValues): EditValues {
  const rebased = { ...to };
  for (const field of differingFields(from, now)) copyField(field, now, rebased);
  return rebased;
}

/** `values`, with the fields given taken from `other`. */
export function takeFields(
  values: EditValues,
  other: EditValues,
  fields: readonly EditField[],
): EditValues {
  const mixed = { ...values };
  for (const field of fields) copyField(field, other, mixed);
  return mixed;
}

function copyField<Field extends EditField>(
  field: Field,
  from: EditValues,
  to: Partial<EditValues>,
): void {
  to[field] = from[field];
}

function sourcesOf({ sources }: EditValues): string[] {
  return sources.map((source) => source.trim()).filter((source) => source !== '');
}
