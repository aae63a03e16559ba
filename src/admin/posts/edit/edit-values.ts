import { z } from 'zod';
import type { AdminPost } from '#domain/posts/index.ts';
import { pickFields, postFieldNames, savedValueSchemas } from '#domain/posts/shared/fields.ts';
import { proposal } from '../../proposal/proposal.ts';

/** What an editor may change of a post. */
export const editValues = z.object(savedValueSchemas(postFieldNames));

export type EditValues = z.output<typeof editValues>;
export type EditField = keyof EditValues;

/** In the order of the form. */
export const editFields: readonly EditField[] = postFieldNames;

/** The stored version of a post that an edit starts from. */
export type EditBase = { values: EditValues; updatedAt: string };

/** Unsaved changes of a post as they are saved on the device: the version that they were made on, and the editor's. */
export const editDraft = z.object({
  changes: z.object({ base: editValues, mine: editValues }),
  baseUpdatedAt: z.string(),
  /** The assistant's proposal for an English text, while it is being reviewed. */
  proposal: proposal.nullable().default(null),
});

export type EditDraft = z.output<typeof editDraft>;

export function editBaseOf(post: AdminPost): EditBase {
  return { values: pickFields(post, postFieldNames), updatedAt: post.updatedAt };
}

/** Whether two values of a field are equal. Sources are typed as lines; blank ones do not count. */
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

/** The fields that turn one version into another: only those that differ. */
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
