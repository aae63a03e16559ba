import { expect, test } from 'vitest';
import type { Annotation } from '#domain/translation/shared/annotation.ts';
import type { RecordCheck } from './check-record.ts';
import { needsAttention, rankRows } from './rank-rows.ts';
import { reviewRows } from './review-rows.ts';
import { recordOfTranslation, sourceOf } from './translation-record.ts';

const sentence = 'We build a website for each shop of the street, and it is ready soon. '.repeat(2);
const kurdish = 'بۆ هەر دوکانێکی شەقامەکە ماڵپەڕێک دروست دەکەین و زوو ئامادە دەبێت. '.repeat(2);

const record = recordOfTranslation(
  { title: 'A street', content: Array(5).fill(sentence).join('\n\n') },
  { title: 'شەقامێک', content: [kurdish, kurdish, kurdish, 'بۆ.', kurdish].join('\n\n') },
);
const rows = reviewRows(sourceOf(record), record);

const issue = (blockRef: number, isBlocking: boolean, reason: string | null = null) => ({
  code: 'number-lost' as const,
  isBlocking,
  subject: '5',
  key: 'key',
  range: { blockRef, from: 0, to: 1 },
  reason,
  correction: null,
});

const annotation = (severity: Annotation['severity']): Annotation => ({
  span: null,
  category: 'omission',
  severity,
  reason: 'Because.',
});

const rank = (check: Partial<RecordCheck>, annotations: Record<number, Annotation[]> = {}) =>
  rankRows(rows, {
    check: { issues: [], spellings: [], ...check },
    annotationsOf: ({ blockRef }) => annotations[Number(blockRef)] ?? [],
    language: 'ckb',
  });

const order = (...given: Parameters<typeof rank>) =>
  rank(...given)
    .filter(needsAttention)
    .map(({ blockRef }) => blockRef);

test('an unusual length alone is a reason to check a paragraph', () => {
  expect(order({})).toEqual([3]);
  expect(rank({}).map(({ isUnusuallyLong }) => isUnusuallyLong)).toEqual([
    false,
    ...Array(5).fill(null),
  ]);
});

test('long code, which is the same in both, is of usual length', () => {
  const code = `\`\`\`\n${'const price = 300;\n'.repeat(4_000)}\`\`\``;
  const same = recordOfTranslation({ title: 'A', content: code }, { title: 'ئا', content: code });
  const ranked = rankRows(reviewRows(sourceOf(same), same), {
    check: { issues: [], spellings: [] },
    annotationsOf: () => [],
    language: 'ckb',
  });
  expect(ranked.map(({ isUnusuallyLong }) => isUnusuallyLong)).toEqual([null, null]);
});

test('what blocks publishing comes before hints, and misspelled words count', () => {
  const spelling = { found: 'a', suggested: 'b', range: { blockRef: 2, from: 0, to: 1 } };
  const issues = [issue(0, false), issue(1, true), issue(2, false)];
  expect(order({ issues, spellings: [spelling] })).toEqual([1, 2, 3, 0]);
});

test('the second look adds to the rules, by severity', () => {
  const annotations = {
    0: [annotation('minor')],
    1: [annotation('critical')],
    2: [annotation('major')],
    4: [annotation('major'), annotation('minor')],
  };
  expect(order({ issues: [issue(4, false)] }, annotations)).toEqual([4, 1, 3, 2, 0]);
});

test('a dismissed issue is no reason to check a paragraph', () => {
  expect(order({ issues: [issue(0, true, 'It is right.')] })).toEqual([3]);
});

test('paragraphs without a translation or a source are left out', () => {
  const typed = { source: '', machine: '', text: 'نوێ' };
  const more = { ...record, blocks: [...record.blocks, typed] };
  const english = { ...sourceOf(record), content: `${sourceOf(record).content}\n\nNew.` };
  const ranked = rankRows(reviewRows(english, more), {
    check: { issues: [], spellings: [] },
    annotationsOf: () => [],
    language: 'ckb',
  });
  expect(ranked).toHaveLength(6);
});
