import { expect, test } from 'vitest';
import { visibleTags } from './visible-tags.ts';

test.each(['web', 'کوردستان', 'a [b]', 'a'.repeat(29), 'Translation', 'kurdish'])(
  'shows «%s»',
  (tag) => {
    expect(visibleTags([tag])).toEqual([tag]);
  },
);

test.each([
  '',
  '  ',
  '\u00a0\t',
  '[a',
  '[translated]',
  'translation',
  'a translation of b',
  'Kurdish',
  'In Kurdish',
  'a'.repeat(30),
  'a'.repeat(31),
])('hides «%s»', (tag) => {
  expect(visibleTags([tag])).toEqual([]);
});

test('keeps the order', () => {
  expect(visibleTags(['c', '[x', 'a', '', 'b'])).toEqual(['c', 'a', 'b']);
});
