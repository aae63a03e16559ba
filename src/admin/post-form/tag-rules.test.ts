import { describe, expect, test } from 'vitest';
import { postFields } from '#domain/posts/shared/fields.ts';
import { addTag, followTags } from './tag-rules.ts';

test('a tag is trimmed and added at the end', () => {
  expect(addTag(['blog'], '  ماڵپەڕ ')).toEqual({ outcome: 'added', tags: ['blog', 'ماڵپەڕ'] });
});

test.each(['', '   ', '\t'])('«%s» is ignored', (typed) => {
  expect(addTag(['blog'], typed)).toEqual({ outcome: 'blank', tags: ['blog'] });
});

test('an equal tag is ignored, even with spaces around it', () => {
  expect(addTag(['blog'], ' blog ')).toEqual({ outcome: 'duplicate', tags: ['blog'] });
});

test('tags that differ in case are different', () => {
  expect(addTag(['blog'], 'Blog').tags).toEqual(['blog', 'Blog']);
});

test('a tag may contain a comma', () => {
  expect(addTag([], 'one, two').tags).toEqual(['one, two']);
});

test('a full list takes no more tags, and still reports a duplicate', () => {
  const full = Array.from({ length: postFields.tags.limit }, (_, index) => `tag ${index}`);
  expect(addTag(full.slice(1), 'new').tags).toHaveLength(postFields.tags.limit);
  expect(addTag(full, 'new')).toEqual({ outcome: 'full', tags: full });
  expect(addTag(full, 'tag 1').outcome).toBe('duplicate');
});

describe('a change of the tags in one language', () => {
  test('is made in another, whose own tags stay', () => {
    expect(followTags(['بەرنامە', 'blog'], ['بەرنامە', 'news'], ['apps', 'blog'])).toEqual([
      'apps',
      'news',
    ]);
    expect(followTags(['a'], ['a', 'b'], ['b', 'c'])).toEqual(['b', 'c']);
  });

  test('adds no tag to a full list', () => {
    const full = Array.from({ length: postFields.tags.limit }, (_, index) => `tag ${index}`);
    expect(followTags([], ['one more'], full)).toEqual(full);
  });
});
