import { describe, expect, test } from 'vitest';
import { categories, categoryKey, categoryKeys } from './categories.ts';

describe('categories', () => {
  test('categoryKey finds each category by its key, in any case', () => {
    for (const key of categoryKeys) {
      expect(categoryKey(categories[key])).toBe(key);
      expect(categoryKey(categories[key].toUpperCase())).toBe(key);
    }
  });

  test.each(['Cooking', '', 'tutorial', 'constructor', '__proto__'])(
    'categoryKey does not know «%s»',
    (category) => {
      expect(categoryKey(category)).toBeUndefined();
    },
  );
});
