import { expect, test } from 'vitest';
import { blankPost } from '#domain/posts/shared/fields.ts';
import { ApiError } from '../../api/client.ts';
import { firstDecisions, mergeEdits, storedVersionIn } from './conflict.ts';
import type { EditValues } from './edit-values.ts';

const base: EditValues = {
  ...blankPost,
  title: 'Title',
  content: 'Text',
  description: 'Text…',
  category: 'General',
  author: 'admin',
  tags: ['blog'],
  image: '/default-cover.jpg',
  imageAlt: '',
  slug: 'title',
  seoTitle: 'Title',
  seoDescription: 'Text',
  seoKeywords: 'Title',
  sources: [],
  translation: null,
};

const mine = { ...base, title: 'Mine', content: 'Mine', author: 'same' };
const theirs = { ...base, title: 'Theirs', tags: ['theirs'], author: 'same' };

test('mergeEdits lists the fields that differ and who changed them', () => {
  expect(mergeEdits(base, mine, theirs).parts).toMatchObject([
    { field: 'title', changedBy: 'both' },
    { field: 'content', changedBy: 'mine' },
    { field: 'tags', changedBy: 'theirs' },
  ]);
});

test('a field that both changed is left undecided', () => {
  expect(firstDecisions(mergeEdits(base, mine, theirs).parts)).toEqual({
    content: 'mine',
    tags: 'theirs',
  });
});

test('the decisions are applied to the stored version', () => {
  expect(
    mergeEdits(base, mine, theirs).resolve({ title: 'theirs', content: 'mine', tags: 'theirs' }),
  ).toEqual({
    ...theirs,
    content: 'Mine',
  });
  expect(
    mergeEdits(base, mine, theirs).resolve({ title: 'mine', content: 'theirs', tags: 'mine' }),
  ).toEqual({
    ...theirs,
    title: 'Mine',
    tags: ['blog'],
  });
});

test('the translation record follows the chosen text', () => {
  const block = { source: 'Title', machine: 'Mine', text: 'Mine' };
  const translation = { title: block, blocks: [], dismissed: [] };
  const translated = { ...mine, translation };
  const merge = mergeEdits(base, translated, theirs);
  expect(merge.parts.map(({ field }) => field)).not.toContain('translation');
  expect(merge.resolve({ content: 'mine' }).translation).toBe(translation);
  expect(merge.resolve({ content: 'theirs' }).translation).toBeNull();
});

test('a dismissed issue stays dismissed when somebody else changed the title', () => {
  const block = { source: 'Title', machine: 'Mine', text: 'Mine' };
  const translation = { title: block, blocks: [], dismissed: [] };
  const dismissed = [{ finding: 'one', reason: 'A name.' }];
  const start = { ...base, translation };
  const merge = mergeEdits(
    start,
    { ...start, translation: { ...translation, dismissed } },
    { ...start, title: 'Theirs' },
  );
  expect(merge.resolve({})).toEqual({
    ...start,
    title: 'Theirs',
    translation: { ...translation, dismissed },
  });
});

test('merged lists have the entries that either side added and none that either side removed', () => {
  const start = { ...base, tags: ['blog', 'old', 'web'] };
  const merge = mergeEdits(
    start,
    { ...start, tags: ['blog', 'web', 'mine'] },
    { ...start, tags: ['theirs', 'old', 'web'] },
  );
  expect(merge.parts).toEqual([]);
  expect(merge.merged).toEqual(['tags']);
  expect(merge.resolve({}).tags).toEqual(['theirs', 'web', 'mine']);
});

test('only paragraphs that both changed are conflicts', () => {
  const start = { ...base, content: 'One.\n\nTwo.\n\nThree.' };
  const merge = mergeEdits(
    start,
    { ...start, content: 'One mine.\n\nTwo mine.\n\nThree.' },
    { ...start, content: 'One theirs.\n\nTwo.\n\nThree theirs.' },
  );
  expect(merge.merged).toEqual(['content']);
  expect(merge.parts).toMatchObject([
    {
      key: 'content-0',
      changedBy: 'both',
      mine: { content: 'One mine.' },
      theirs: { content: 'One theirs.' },
    },
  ]);
  expect(merge.resolve({ 'content-0': 'theirs' }).content).toBe(
    'One theirs.\n\nTwo mine.\n\nThree theirs.',
  );
});

test('the stored version is read only from the 409 response with the code stale', () => {
  const current = { ...theirs, id: 1, slug: 'title', updatedAt: '2026-11-21T12:00:00.000Z' };
  const body = { error: 'This post has been changed since you opened it', code: 'stale', current };
  expect(storedVersionIn(new ApiError(409, body))).toEqual({
    values: theirs,
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
  expect(storedVersionIn(new ApiError(409, { ...body, current: { title: 'Theirs' } }))).toBeNull();
  expect(storedVersionIn(new ApiError(409, { ...body, code: 'translation-exists' }))).toBeNull();
  expect(storedVersionIn(new ApiError(undefined, undefined))).toBeNull();
  expect(storedVersionIn(new Error('stale'))).toBeNull();
});
