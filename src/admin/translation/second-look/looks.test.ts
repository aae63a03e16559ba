import { expect, test } from 'vitest';
import type { Annotation } from '#domain/translation/shared/annotation.ts';
import type { ReviewRow } from '../review-rows.ts';
import {
  annotationsOf,
  isLookedAt,
  noLooks,
  textsToLook,
  withDismissal,
  withLooked,
} from './looks.ts';

const row = (source: string, text: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  blockRef: 0,
  source,
  block: { source, machine: text, text },
  state: 'current',
  isEdited: false,
  ...more,
});

const annotation = (reason: string): Annotation => ({
  span: null,
  category: 'omission',
  severity: 'major',
  reason,
});

const shop = row('A shop.', 'دوکانێک.');
const [first, second] = [annotation('one'), annotation('two')];

/** What a look at rows says. */
const lookedAt = (rows: readonly ReviewRow[], ...annotations: Annotation[]) =>
  withLooked(noLooks, textsToLook(noLooks, rows), [{ paragraph: 0, annotations }]);

test('a look asks for translated words whose source is still there', () => {
  const rows = [
    row('A title', 'ناونیشان', { blockRef: 'title' }),
    shop,
    row('```js\na\n```', '```js\na\n```'),
    row('Not translated', ' '),
    row('', 'Added by a person'),
    row('Gone', 'نەماوە', { state: 'removed', source: null }),
    { ...row('New', ''), blockRef: null, block: null, state: 'new' as const },
  ];
  expect(textsToLook(noLooks, rows)).toEqual([
    { source: 'A title', translation: 'ناونیشان' },
    { source: 'A shop.', translation: 'دوکانێک.' },
  ]);
});

test('a look asks again only for what has changed since', () => {
  const looks = lookedAt([shop]);
  expect(isLookedAt(looks, shop)).toBe(true);
  expect(isLookedAt(looks, row('A shop.', 'بازاڕێک.'))).toBe(false);
  expect(textsToLook(looks, [shop])).toEqual([]);
  expect(textsToLook(looks, [row('A shop.', 'بازاڕێک.')])).toEqual([
    { source: 'A shop.', translation: 'بازاڕێک.' },
  ]);
});

test('a request has at most a thousand paragraphs', () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => row('A', `${index}`));
  expect(textsToLook(noLooks, rows)).toHaveLength(1_000);
});

test('a changed paragraph has no annotations until the change is undone', () => {
  const looks = lookedAt([shop], first);
  expect(annotationsOf(looks, shop)).toEqual([first]);
  expect(annotationsOf(looks, row('A shop.', 'دوکانێکی.'))).toEqual([]);
  expect(annotationsOf(looks, row('A new shop.', 'دوکانێک.'))).toEqual([]);
  expect(annotationsOf(looks, row('A shop.', 'دوکانێک.', { blockRef: 7 }))).toEqual([first]);
});

test('a dismissed annotation is gone, and can be brought back to its place', () => {
  const looks = lookedAt([shop], first, second);
  const dismissed = withDismissal(looks, shop, first, true);
  expect(annotationsOf(dismissed, shop)).toEqual([second]);
  expect(annotationsOf(withDismissal(dismissed, shop, first, false), shop)).toEqual([
    first,
    second,
  ]);
  expect(withDismissal(noLooks, shop, first, true)).toBe(noLooks);
});

test('the oldest of very many looks are forgotten', () => {
  const asked = Array.from({ length: 6_000 }, (_, index) => ({
    source: 'A',
    translation: `${index}`,
  }));
  const looked = asked.map((_, paragraph) => ({ paragraph, annotations: [first] }));
  const looks = withLooked(noLooks, asked, looked);
  expect(looks.size).toBe(5_000);
  expect(annotationsOf(looks, row('A', '999'))).toEqual([]);
  expect(annotationsOf(looks, row('A', '5999'))).toEqual([first]);
});
