import { z } from 'zod';
import { ApiError } from '../../session/api-client.ts';
import {
  type EditBase,
  type EditField,
  type EditValues,
  editFields,
  editValues,
  isSame,
  takeFields,
} from './edit-values.ts';

/** Which version of a field is to be stored. */
export type Decision = 'mine' | 'theirs';
/** What a text was translated from goes with the text. */
export type DecidedField = Exclude<EditField, 'translation'>;
export type Decisions = Partial<Record<DecidedField, Decision>>;

/** A field in which two versions differ, and who has changed it. */
export type ConflictField = { field: DecidedField; changedBy: Decision | 'both' };

const staleAnswer = z.object({ current: editValues.extend({ updatedAt: z.string() }) });

/** @returns the version that is stored now, where that is why an edit was refused */
export function storedVersionIn(error: unknown): EditBase | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null;
  const answer = staleAnswer.safeParse(error.body);
  if (!answer.success) return null;
  const { updatedAt, ...values } = answer.data.current;
  return { values, updatedAt };
}

/**
 * The fields in which an editor's version and the stored one differ.
 *
 * @param base what both started from
 */
export function conflictFields(
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
): ConflictField[] {
  return editFields
    .filter((field) => field !== 'translation')
    .filter((field) => !isSame(field, mine, theirs))
    .map((field) => {
      if (isSame(field, base, theirs)) return { field, changedBy: 'mine' };
      return { field, changedBy: isSame(field, base, mine) ? 'theirs' : 'both' };
    });
}

/** Where only one has changed a field, that change; where both have, nothing before the editor says so. */
export function firstDecisions(fields: readonly ConflictField[]): Decisions {
  const decisions: Decisions = {};
  for (const { field, changedBy } of fields) {
    if (changedBy !== 'both') decisions[field] = changedBy;
  }
  return decisions;
}

/** The stored version with the fields that the editor keeps. */
export function resolve(mine: EditValues, theirs: EditValues, decisions: Decisions): EditValues {
  return takeFields(
    theirs,
    mine,
    editFields.filter((field) =>
      field === 'translation' ? decisions.content !== 'theirs' : decisions[field] === 'mine',
    ),
  );
}
