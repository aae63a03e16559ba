import { expect, test } from 'vitest';
import { postOf, recordFor, translated } from '../../../tests/support/translation-records.ts';
import { applyRetranslation } from './apply-retranslation.ts';
import { reviewRows } from './review-rows.ts';
import { type PostExcerpt, translateRows } from './translate-rows.ts';
import type { PostText } from './translation-record.ts';

const texts = [
  'Intro.',
  '- one\n- two',
  'A [link][r].',
  '- three',
  '```\ncode\n```',
  '[r]: https://example.com',
];
const source = postOf(texts);
const rows = reviewRows(source, recordFor(source));

async function run(which: readonly number[], answer: (part: PostExcerpt) => PostText = translated) {
  const sent: PostExcerpt[] = [];
  const requested = rows.filter((_, index) => which.includes(index));
  const made = await translateRows(source, requested, async (part) => {
    sent.push(part);
    return answer(part);
  });
  return { sent, made: requested.map((row) => made.find((one) => one.row === row)?.text) };
}

test('one request has several rows, with their lists and links, and the block before them', async () => {
  const { sent, made } = await run([2, 3, 4]);
  expect(sent).toEqual([
    {
      title: 'A title',
      content: '- one\n- two\n\nA [link][r].\n\n- three\n\n[r]: https://example.com',
      before: 'Intro.',
      isAskedAgain: true,
    },
  ]);
  expect(made).toEqual(['- ONE\n- TWO', 'A [LINK][R].', '- THREE']);
});

test('two lists stay separate', async () => {
  const { sent, made } = await run([2, 4]);
  expect(sent).toHaveLength(1);
  expect(made).toEqual(['- ONE\n- TWO', '- THREE']);
});

test('rows without words and removed rows need no request', async () => {
  const { sent, made } = await run([5, 6]);
  expect(sent).toEqual([]);
  expect(made).toEqual(['```\ncode\n```', '[r]: https://example.com']);
  const gone = reviewRows(postOf(['Intro.']), recordFor(postOf(['Intro.', 'Gone.'])))[2];
  expect(await translateRows(source, gone ? [gone] : [], () => Promise.reject())).toEqual([
    { row: gone, text: '' },
  ]);
});

test('the title alone can be translated', async () => {
  const { sent, made } = await run([0]);
  expect(sent).toEqual([{ title: 'A title', content: 'A title', isAskedAgain: true }]);
  expect(made).toEqual(['A TITLE']);
});

test('a response with other blocks leads to one request per row', async () => {
  const { sent, made } = await run([0, 1, 3], ({ title, content }) => ({
    title: title.toUpperCase(),
    content: content.replace('Intro.', 'One.\n\nTwo.'),
  }));
  expect(sent).toHaveLength(4);
  expect(made).toEqual(['A TITLE', 'One.\n\nTwo.', 'A [link][r].']);
});

test('a row knows the run that translated it, and the record the last of them', async () => {
  const requested = rows.slice(1, 3);
  const made = await translateRows(source, requested, async (part) => ({
    ...translated(part),
    run: 9,
  }));
  expect(made.map(({ run }) => run)).toEqual([9, 9]);
  const record = applyRetranslation(recordFor(source), source, made);
  expect(record.run).toBe(9);
  expect(applyRetranslation(record, source, []).run).toBe(9);
});

test('rows that have no current translation may come from the memory', async () => {
  const changed = postOf(texts.with(0, 'Another intro.'));
  const [, first] = reviewRows(changed, recordFor(source));
  if (!first) throw new Error('There is no row');
  const made = await translateRows(changed, [first], async (part) => {
    expect(part.isAskedAgain).toBeUndefined();
    return { ...translated(part), remembered: { title: false, blocks: [0] } };
  });
  expect(made).toMatchObject([{ text: 'ANOTHER INTRO.', isRemembered: true }]);
  const record = applyRetranslation(recordFor(source), changed, made);
  expect(record.blocks[0]?.isRemembered).toBe(true);
});
