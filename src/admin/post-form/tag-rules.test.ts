import { expect, test } from 'vitest';
import { postFields } from '#domain/posts/shared/fields.ts';
import { addTag } from './tag-rules.ts';

test('a tag is trimmed and goes to the end', () => {
  expect(addTag(['blog'], '  ماڵپەڕ ')).toEqual({ outcome: 'added', tags: ['blog', 'ماڵپەڕ'] });
});

test.each(['', '   ', '\t'])('«%s» is ignored', (typed) => {
  expect(addTag(['blog'], typed)).toEqual({ outcome: 'blank', tags: ['blog'] });
});

test('an equal tag is ignored, also with space around it', () => {
  expect(addTag(['blog'], ' blog ')).toEqual({ outcome: 'duplicate', tags: ['blog'] });
});

test('another case is another tag', () => {
  expect(addTag(['blog'], 'Blog').tags).toEqual(['blog', 'Blog']);
});

test('a comma is a letter like any other', () => {
  expect(addTag([], 'one, two').tags).toEqual(['one, two']);
});

test('a full list takes no more, and still knows its own', () => {
  const full = Array.from({ length: postFields.tags.limit }, (_, index) => `tag ${index}`);
  expect(addTag(full.slice(1), 'new').tags).toHaveLength(postFields.tags.limit);
  expect(addTag(full, 'new')).toEqual({ outcome: 'full', tags: full });
  expect(addTag(full, 'tag 1').outcome).toBe('duplicate');
});
