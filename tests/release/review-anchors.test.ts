import { expect, test } from 'vitest';
import { createAnchor, findAnchor, prepareBlocks } from '../../src/domain/reviews/anchor.ts';
import {
  randomEdit,
  randomNumbers,
  randomParagraph,
  type TrackedBlock,
} from '../support/edited-texts.ts';

test('an anchor stands at no wrong paragraph after 10,000 random edits', () => {
  const random = randomNumbers(20_261_123);
  let edits = 0;
  let found = 0;
  let lost = 0;
  const wrong: string[] = [];
  while (edits < 10_000) {
    const first = Array.from({ length: 6 + Math.floor(random() * 12) }, () =>
      randomParagraph(random),
    );
    const prepared = prepareBlocks(first);
    const anchors = first.map((text, index) => createAnchor(prepared, text, index));
    let blocks: TrackedBlock[] = first.map((text, index) => ({
      text,
      origins: new Set([index]),
    }));
    const count = 1 + Math.floor(random() * 12);
    for (let edit = 0; edit < count; edit += 1) {
      blocks = randomEdit(blocks, random);
      edits += 1;
      const now = prepareBlocks(blocks.map(({ text }) => text));
      for (const [index, anchor] of anchors.entries()) {
        // A third of them after each edit.
        if ((index + edit) % 3 !== 0) continue;
        const at = findAnchor(now, anchor);
        const block = at === null ? undefined : blocks[at];
        if (!block) lost += 1;
        // A paragraph with the very words of the remark's is as good as the first one.
        else if (block.origins.has(index) || block.text === anchor.text) found += 1;
        else wrong.push(`${anchor.text} → ${block.text}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // Only the anchor of a block that was deleted, mangled or repeated may be lost.
  expect(found).toBeGreaterThan(4 * lost);
});
