import { describe, expect, test } from 'vitest';
import {
  randomEdit,
  randomNumbers,
  randomParagraph,
  type TrackedBlock,
} from '../../../tests/support/edited-texts.ts';
import { type Anchor, createAnchor, findAnchor, prepareBlocks } from './anchor.ts';

const anchorAt = (blocks: readonly string[], text: string, index: number) =>
  createAnchor(prepareBlocks(blocks), text, index);
const find = (blocks: readonly string[], anchor: Anchor) =>
  findAnchor(prepareBlocks(blocks), anchor);

const long = 'Our team builds the whole shop in six weeks, and shows you the work every Thursday.';
const other = 'Whoever signs today gets the server for a year without paying anything for it.';

describe('the anchor of a remark', () => {
  test('stands at its paragraph after others were added, removed and moved', () => {
    const anchor = anchorAt(['One.', long, 'Two.'], long, 1);
    expect(find(['Two.', 'New.', 'One.', 'More.', long], anchor)).toBe(4);
  });

  test('stands at its paragraph after a few of its words were changed', () => {
    const anchor = anchorAt(['One.', long, other], long, 1);
    expect(find([other, long.replace('six', 'eight').replace('whole ', '')], anchor)).toBe(1);
  });

  test('is lost with its paragraph, also where a similar one stood beside it', () => {
    const sibling = long.replace('shop', 'office');
    expect(find(['One.', other], anchorAt(['One.', long, other], long, 1))).toBeNull();
    expect(find([sibling], anchorAt([long, sibling], long, 0))).toBeNull();
    expect(
      find([sibling.replace('Thursday', 'Monday')], anchorAt([long, sibling], long, 0)),
    ).toBeNull();
  });

  test('is lost where two paragraphs are equally like it', () => {
    const anchor = anchorAt([long, other], long, 0);
    const [one, two] = [long.replace('six', 'eight'), long.replace('six', 'nine')];
    expect(find([one, other, two], anchor)).toBeNull();
  });

  test('tells equal paragraphs apart by their neighbours', () => {
    const anchor = anchorAt(['One.', 'Yes.', 'Two.', 'Yes.', 'Three.'], 'Yes.', 3);
    expect(find(['Yes.', 'One.', 'Yes.', 'Two.', 'Yes.', 'Three.'], anchor)).toBe(4);
    expect(find(['Two.', 'Yes.', 'Three.', 'One.', 'Yes.'], anchor)).toBe(1);
  });

  test('of a text that had changed before it arrived waits for the exact words', () => {
    const anchor = anchorAt([long.replace('six', 'eight'), other], long, 0);
    expect(find([long.replace('six', 'eight'), other], anchor)).toBeNull();
    expect(find([other, long], anchor)).toBe(1);
  });

  test('stands at no wrong paragraph after 10,000 random edits', () => {
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
    // Only what was deleted, mangled or has a twin may be lost.
    expect(found).toBeGreaterThan(4 * lost);
  });
});
