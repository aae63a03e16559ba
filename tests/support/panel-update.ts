import {
  addProposals,
  decidePart,
  type RowUpdates,
  updateRequest,
} from '../../src/admin/translation/apply-update.ts';
import { recordOfSource } from '../../src/admin/translation/record-of-source.ts';
import { reviewRows } from '../../src/admin/translation/review-rows.ts';
import { type PostText, textOf } from '../../src/admin/translation/translation-record.ts';

/** An update of a translation as the panel does it: what it asks, and the text once all proposals are taken. */
export function panelUpdate(english: PostText, translation: PostText, edited: PostText) {
  const record = recordOfSource(english, translation);
  if (!record) throw new Error('The translation has other blocks than its English');
  const { rows, passages } = updateRequest(reviewRows(edited, record));
  return {
    passages,
    /** @param answer of the server */
    take(answer: { passages: RowUpdates['updates'][number]['updated'][]; run?: number }) {
      const updates = rows.flatMap((row, index) => {
        const updated = answer.passages[index];
        return updated ? [{ row, updated }] : [];
      });
      const proposed = addProposals(record, edited, { updates, run: answer.run });
      let taken = proposed;
      for (const [blockRef, { update }] of proposed.blocks.entries())
        for (const { id } of update?.parts ?? []) taken = decidePart(taken, blockRef, id, true);
      return { proposed: textOf(proposed), taken: textOf(taken) };
    },
  };
}
