import { expect, test } from 'vitest';
import { ApiError } from '../../session/api-client.ts';
import { conflictFields, firstDecisions, resolve, storedVersionIn } from './conflict.ts';
import type { EditValues } from './edit-values.ts';

const base: EditValues = {
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

test('fields that differ are told with who has changed them', () => {
  expect(conflictFields(base, mine, theirs)).toEqual([
    { field: 'title', changedBy: 'both' },
    { field: 'content', changedBy: 'mine' },
    { field: 'tags', changedBy: 'theirs' },
  ]);
});

test('nothing is decided for the editor where both have changed a field', () => {
  expect(firstDecisions(conflictFields(base, mine, theirs))).toEqual({
    content: 'mine',
    tags: 'theirs',
  });
});

test('what is decided is put together, on the stored version', () => {
  expect(resolve(mine, theirs, { title: 'theirs', content: 'mine', tags: 'theirs' })).toEqual({
    ...theirs,
    content: 'Mine',
  });
  expect(resolve(mine, theirs, { title: 'mine', content: 'theirs', tags: 'mine' })).toEqual({
    ...theirs,
    title: 'Mine',
    tags: ['blog'],
  });
});

test('what a text was translated from goes with the text', () => {
  const block = { source: 'Title', machine: 'Mine', text: 'Mine' };
  const translation = { title: block, blocks: [], dismissed: [] };
  const translated = { ...mine, translation };
  expect(conflictFields(base, translated, theirs).map(({ field }) => field)).not.toContain(
    'translation',
  );
  expect(resolve(translated, theirs, { content: 'mine' }).translation).toBe(translation);
  expect(resolve(translated, theirs, { content: 'theirs' }).translation).toBeNull();
});

test('the stored version is read from the refusal alone', () => {
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
