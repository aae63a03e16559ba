import { z } from 'zod';
import { ApiError } from '../../api/client.ts';
import { mergeTexts, textOfParts } from '../../shared/merge/merge-texts.ts';
import { mergeLists } from '../../shared/merge/merge-values.ts';
import {
  type EditBase,
  type EditField,
  type EditValues,
  editFields,
  editValues,
  isSame,
  takeFields,
} from './edit-values.ts';

/** The version that wins a conflict. */
export type Decision = 'mine' | 'theirs';
/** The translation record follows the decision about its text. */
export type DecidedField = Exclude<EditField, 'translation'>;

/** A difference between two versions of a post: a field, or a run of paragraphs that both changed. */
export type ConflictPart = {
  key: string;
  field: DecidedField;
  changedBy: Decision | 'both';
  mine: EditValues;
  theirs: EditValues;
};

export type Decisions = Readonly<Record<string, Decision>>;

export type EditMerge = {
  /** The differences in the order of the form. Parts that only one side changed are already decided. */
  parts: readonly ConflictPart[];
  /** The fields that both sides changed and that were merged, at least in part. */
  merged: readonly DecidedField[];
  /** Returns the stored version with the decisions of the editor. All parts that both sides changed must be decided. */
  resolve: (decisions: Decisions) => EditValues;
};

const staleError = z.object({ current: editValues.extend({ updatedAt: z.string() }) });

/** @returns the stored version, if the server rejected an edit because somebody else stored one; otherwise null */
export function storedVersionIn(error: unknown): EditBase | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null;
  const parsed = staleError.safeParse(error.body);
  if (!parsed.success) return null;
  const { updatedAt, ...values } = parsed.data.current;
  return { values, updatedAt };
}

/**
 * Merges the editor's version with the stored one: field by field, texts by paragraphs, lists by entries. What both
 * sides changed differently is left undecided.
 *
 * @param base the version that both started from
 */
export function mergeEdits(base: EditValues, mine: EditValues, theirs: EditValues): EditMerge {
  const fields = editFields
    .filter((field) => field !== 'translation')
    .filter((field) => !isSame(field, mine, theirs));
  const parts: ConflictPart[] = [];
  const merged: DecidedField[] = [];
  const resolvers: ((decisions: Decisions, values: EditValues) => EditValues)[] = [];
  for (const field of fields) {
    const changedBy = changerOf(field, base, mine, theirs);
    if (changedBy === 'both' && (field === 'tags' || field === 'sources')) {
      merged.push(field);
      const list = mergeLists(base[field], mine[field], theirs[field]);
      resolvers.push((_decisions, values) => ({ ...values, [field]: list }));
    } else if (changedBy === 'both' && field === 'content') {
      const texts = mergeTexts(base.content, mine.content, theirs.content);
      const conflicts = texts.filter((part) => part.kind === 'conflict');
      const keys = conflicts.map((_conflict, index) => `content-${index}`);
      if (conflicts.length < texts.length) merged.push(field);
      for (const [index, conflict] of conflicts.entries())
        parts.push({
          key: keys[index] ?? field,
          field,
          changedBy,
          mine: { ...mine, content: conflict.mine },
          theirs: { ...theirs, content: conflict.theirs },
        });
      resolvers.push((decisions, values) => ({
        ...values,
        content: textOfParts(texts, (index) => decisions[keys[index] ?? field] ?? 'mine'),
      }));
    } else {
      parts.push({ key: field, field, changedBy, mine, theirs });
      resolvers.push((decisions, values) =>
        (decisions[field] ?? changedBy) === 'theirs' ? values : takeFields(values, mine, [field]),
      );
    }
  }
  return {
    parts,
    merged,
    resolve(decisions) {
      const values = resolvers.reduce((now, resolver) => resolver(decisions, now), theirs);
      const takesTheirRecord = isSame('content', mine, theirs)
        ? isSame('translation', base, mine)
        : isSame('content', values, theirs);
      return takesTheirRecord ? values : takeFields(values, mine, ['translation']);
    },
  };
}

/** Decides the parts that only one side changed. Parts that both changed stay undecided. */
export function firstDecisions(parts: readonly ConflictPart[]): Decisions {
  const decisions: Record<string, Decision> = {};
  for (const { key, changedBy } of parts) if (changedBy !== 'both') decisions[key] = changedBy;
  return decisions;
}

function changerOf(
  field: DecidedField,
  base: EditValues,
  mine: EditValues,
  theirs: EditValues,
): ConflictPart['changedBy'] {
  if (isSame(field, base, theirs)) return 'mine';
  return isSame(field, base, mine) ? 'theirs' : 'both';
}
