import { expect, test } from 'vitest';
import { planTranslation } from './translation-plan.ts';
import { recordOfTranslation } from './translation-record.ts';

const source = { title: 'Title', content: 'One.\n\nTwo.' };
const translated = { title: 'ناونیشان', content: 'یەک.\n\nدوو.' };
const translation = recordOfTranslation(source, translated);

test.each([
  ['a blank text', { title: ' ', content: '\n', translation: null }, 'translate-all'],
  ['a text that a person wrote', { ...translated, translation: null }, 'replace-typed'],
  ['a translation that is up to date', { ...translated, translation }, 'repeat'],
  [
    'a translation that a person edited',
    { ...translated, content: 'یەک.\n\nسێ.', translation },
    'repeat',
  ],
] as const)('the plan for %s', (_name, target, kind) => {
  expect(planTranslation(source, target).kind).toBe(kind);
});

test('the plan for a changed source renews the changed rows', () => {
  const changed = { ...source, content: 'One.\n\nTwo, and more.' };
  const plan = planTranslation(changed, { ...translated, translation });
  expect(plan.kind === 'renew' && plan.rows.map(({ state }) => state)).toEqual([
    'current',
    'current',
    'stale',
  ]);
});
