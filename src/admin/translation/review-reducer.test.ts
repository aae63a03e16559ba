import { expect, test } from 'vitest';
import { type ReviewAction, reviewReducer } from './review-reducer.ts';
import { reviewRows } from './review-rows.ts';
import { recordOfTranslation, textOf } from './translation-record.ts';

const source = { title: 'Title', content: 'One.\n\nTwo.' };
const record = recordOfTranslation(source, { title: 'ناونیشان', content: 'یەک.\n\nدوو.' });

test.each<[string, ReviewAction, string]>([
  ['typing changes a paragraph', { type: 'typed', blockRef: 1, text: 'سێ.' }, 'یەک.\n\nسێ.'],
  ['an emptied paragraph leaves the text', { type: 'typed', blockRef: 0, text: '' }, 'دوو.'],
  [
    'typing in the title does not change the text',
    { type: 'typed', blockRef: 'title', text: 'T' },
    'یەک.\n\nدوو.',
  ],
  [
    'an accepted suggestion replaces its range',
    {
      type: 'correction-accepted',
      range: { blockRef: 1, from: 0, to: 3 },
      found: 'دوو',
      suggested: 'دو',
    },
    'یەک.\n\nدو.',
  ],
  [
    'a suggestion for a text that has changed since is ignored',
    {
      type: 'correction-accepted',
      range: { blockRef: 0, from: 0, to: 3 },
      found: 'دوو',
      suggested: 'دو',
    },
    'یەک.\n\nدوو.',
  ],
  [
    'a retranslation replaces its paragraph',
    {
      type: 'retranslated',
      source,
      retranslations: reviewRows(source, record)
        .slice(2)
        .map((row) => ({ row, text: 'دووەم.' })),
    },
    'یەک.\n\nدووەم.',
  ],
])('%s', (_name, action, content) => {
  expect(textOf(reviewReducer(record, action)).content).toBe(content);
});

test('an edited title keeps its source', () => {
  const typed = reviewReducer(record, { type: 'typed', blockRef: 'title', text: 'T' });
  expect(typed.title).toEqual({ ...record.title, text: 'T' });
});

test('an issue has one dismissal, with the last reason, until it is undone', () => {
  const actions: ReviewAction[] = [
    { type: 'issue-dismissed', issue: 'a', reason: 'First' },
    { type: 'issue-dismissed', issue: 'b', reason: 'Other' },
    { type: 'issue-dismissed', issue: 'a', reason: 'Second' },
  ];
  const dismissed = actions.reduce(reviewReducer, record);
  expect(dismissed.dismissed).toEqual([
    { finding: 'b', reason: 'Other' },
    { finding: 'a', reason: 'Second' },
  ]);
  const undone = reviewReducer(dismissed, { type: 'dismissal-undone', issue: 'b' });
  expect(undone.dismissed).toEqual([{ finding: 'a', reason: 'Second' }]);
});
