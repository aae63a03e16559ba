import type { DraftFormat } from '../../drafts/draft-sync.ts';
import { isEqual } from '../../drafts/is-equal.ts';
import { createMerge } from '../../shared/merge/merge-values.ts';
import { mergeEdits } from './conflict.ts';
import type { EditDraft } from './edit-values.ts';

/** How the unsaved changes of a post are saved on the server. */
export function editFormat(postId: number): Omit<DraftFormat<EditDraft>, 'parse'> {
  return {
    postId,
    nameOf: ({ language, changes }) => ({
      language,
      title: changes.mine.title,
      unpublished: [language],
    }),
    merge: mergeDrafts,
  };
}

/** Merges the changes of two devices, if both are changes of the same stored version. */
function mergeDrafts(base: EditDraft, mine: EditDraft, theirs: EditDraft): EditDraft | null {
  if (!isEqual(mine.changes.base, theirs.changes.base)) return null;
  const texts = mergeEdits(base.changes.mine, mine.changes.mine, theirs.changes.mine);
  const merge = createMerge();
  const proposal = merge.value(base.proposal, mine.proposal, theirs.proposal);
  const assistantRun = mine.assistantRun ?? theirs.assistantRun;
  if (merge.isConflict() || texts.parts.some(({ changedBy }) => changedBy === 'both')) return null;
  const changes = { base: theirs.changes.base, mine: texts.resolve({}) };
  return { ...theirs, changes, proposal, ...(assistantRun !== undefined && { assistantRun }) };
}
