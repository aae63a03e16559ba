import { describe, expect, test } from 'vitest';
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
});
