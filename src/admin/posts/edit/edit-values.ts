import { z } from 'zod';
import { runId } from '#domain/assistant/shared/run-id.ts';
import type { AdminPost } from '#domain/posts/index.ts';
import { pickFields, postFieldNames, savedValueSchemas } from '#domain/posts/shared/fields.ts';
import { languages } from '#i18n/languages.ts';
import { isEqual } from '../../drafts/is-equal.ts';
import { proposal } from '../../proposal/proposal.ts';

/** The fields of a post that an editor may change. */
export const editValues = z.object(savedValueSchemas(postFieldNames));

export type EditValues = z.output<typeof editValues>;
export type EditField = keyof EditValues;

/** The fields in the order of the form. */
export const editFields: readonly EditField[] = postFieldNames;

/** The stored version that an edit is based on. */
export type EditBase = { values: EditValues; updatedAt: string };

/** The draft of an edit: the version that the changes are based on, and the editor's version. */
export const editDraft = z.object({
  /** Of the post. Drafts of earlier versions have none. */
  language: z.enum(languages).default('en'),
  changes: z.object({ base: editValues, mine: editValues }),
  baseUpdatedAt: z.string(),
  /** The proposal for an English text, while it is being reviewed. */
  proposal: proposal.nullable().default(null),
  /** The run of the assistant whose proposals went into the text since it was stored. */
  assistantRun: runId.optional(),
});

export type EditDraft = z.output<typeof editDraft>;

export function editBaseOf(post: AdminPost): EditBase {
  return { values: pickFields(post, postFieldNames), updatedAt: post.updatedAt };
}

/** Whether two values of a field are equal. Sources are typed as lines, of which blank ones do not count. */
export function isSame(field: EditField, one: EditValues, other: EditValues): boolean {
  if (one[field] === other[field]) return true;
  if (field === 'sources') return isEqual(sourcesOf(one), sourcesOf(other));
  return isEqual(one[field], other[field]);
}

/** Returns the fields that differ, in the order of the form. */
export function differingFields(one: EditValues, other: EditValues): EditField[] {
  return editFields.filter((field) => !isSame(field, one, other));
}

/**
 * Returns only the fields that differ, with their values in `after`. A cover comes with its alternative text: the
 * server empties that of the languages that get the cover from another one.
 */
export function changesBetween(before: EditValues, after: EditValues): Partial<EditValues> {
  const changes: Partial<EditValues> = {};
  for (const field of differingFields(before, after)) copyField(field, after, changes);
  if (changes.image !== undefined) copyField('imageAlt', after, changes);
  return changes.sources ? { ...changes, sources: sourcesOf(after) } : changes;
}

/** Applies the changes between `from` and `now` to `to`. */
export function rebase(from: EditValues, now: EditValues, to: EditValues): EditValues {
  const rebased = { ...to };
  for (const field of differingFields(from, now)) copyField(field, now, rebased);
  return rebased;
}

/** Returns `values` with the given fields of `other`. */
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
