import { expect, test } from 'vitest';
import { summary } from '../../../tests/support/post-summary.ts';
import { groupTranslations } from './group-translations.ts';

test('the versions of each article are grouped by language', () => {
  const english = summary({ id: 1, translationGroup: 'a' });
  const kurdish = summary({ id: 2, translationGroup: 'a', language: 'ckb' });
  const other = summary({ id: 3, translationGroup: 'b', language: 'ar' });
  const groups = groupTranslations([english, other, kurdish]);
  expect(groups.get('a')).toEqual({ en: english, ckb: kurdish });
  expect(groups.get('b')).toEqual({ ar: other });
});
