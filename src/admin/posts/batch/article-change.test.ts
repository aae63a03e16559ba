import { expect, test } from 'vitest';
import { summary } from '../../../../tests/support/post-summary.ts';
import { countTags, predictChange } from './article-change.ts';

const posts = [
  summary({ id: 1, tags: ['one', 'two'] }),
  summary({ id: 2, tags: ['two'] }),
  summary({ id: 3, tags: ['two'] }),
];
const ids = new Set([1, 2]);

test('a tag is added where it is missing', () => {
  const changed = predictChange(posts, ids, { action: 'add-tag', tag: 'one' });
  expect(changed.map(({ tags }) => tags)).toEqual([['one', 'two'], ['two', 'one'], ['two']]);
});

test('a tag is removed', () => {
  const changed = predictChange(posts, ids, { action: 'remove-tag', tag: 'two' });
  expect(changed.map(({ tags }) => tags)).toEqual([['one'], [], ['two']]);
});

test('posts are unpublished and deleted', () => {
  const unpublished = predictChange(posts, ids, { action: 'unpublish' });
  expect(unpublished.map(({ published }) => published)).toEqual([false, false, true]);
  expect(predictChange(posts, ids, { action: 'delete' })).toEqual([posts[2]]);
});

test('tags are counted', () => {
  expect(countTags(posts)).toEqual([
    { tag: 'two', count: 3 },
    { tag: 'one', count: 1 },
  ]);
});
