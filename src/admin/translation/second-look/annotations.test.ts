import { expect, test } from 'vitest';
import type { Annotation } from '#domain/translation/shared/annotation.ts';
import type { ReviewRow } from '../review-rows.ts';
import {
  annotationsOf,
  isAnnotated,
  noAnnotations,
  textsToAnnotate,
  withAnnotated,
  withDismissal,
} from './annotations.ts';

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
const annotated = (rows: readonly ReviewRow[], ...annotations: Annotation[]) =>
  withAnnotated(noAnnotations, textsToAnnotate(noAnnotations, rows), [
    { paragraph: 0, annotations },
  ]);

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
  expect(textsToAnnotate(noAnnotations, rows)).toEqual([
    { source: 'A title', translation: 'ناونیشان' },
    { source: 'A shop.', translation: 'دوکانێک.' },
  ]);
});

test('a look asks again only for what has changed since', () => {
  const stored = annotated([shop]);
  expect(isAnnotated(stored, shop)).toBe(true);
  expect(isAnnotated(stored, row('A shop.', 'بازاڕێک.'))).toBe(false);
  expect(textsToAnnotate(stored, [shop])).toEqual([]);
  expect(textsToAnnotate(stored, [row('A shop.', 'بازاڕێک.')])).toEqual([
    { source: 'A shop.', translation: 'بازاڕێک.' },
  ]);
});

test('a request has at most a thousand paragraphs', () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => row('A', `${index}`));
  expect(textsToAnnotate(noAnnotations, rows)).toHaveLength(1_000);
});

test('a changed paragraph has no annotations until the change is undone', () => {
  const stored = annotated([shop], first);
  expect(annotationsOf(stored, shop)).toEqual([first]);
  expect(annotationsOf(stored, row('A shop.', 'دوکانێکی.'))).toEqual([]);
  expect(annotationsOf(stored, row('A new shop.', 'دوکانێک.'))).toEqual([]);
  expect(annotationsOf(stored, row('A shop.', 'دوکانێک.', { blockRef: 7 }))).toEqual([first]);
});

test('a dismissed annotation is gone, and can be brought back to its place', () => {
  const stored = annotated([shop], first, second);
  const dismissed = withDismissal(stored, shop, first, true);
  expect(annotationsOf(dismissed, shop)).toEqual([second]);
  expect(annotationsOf(withDismissal(dismissed, shop, first, false), shop)).toEqual([
    first,
    second,
  ]);
  expect(withDismissal(noAnnotations, shop, first, true)).toBe(noAnnotations);
});

test('the oldest of very many annotated texts are forgotten', () => {
  const asked = Array.from({ length: 6_000 }, (_, index) => ({
    source: 'A',
    translation: `${index}`,
  }));
  const looked = asked.map((_, paragraph) => ({ paragraph, annotations: [first] }));
  const stored = withAnnotated(noAnnotations, asked, looked);
  expect(stored.size).toBe(5_000);
  expect(annotationsOf(stored, row('A', '999'))).toEqual([]);
  expect(annotationsOf(stored, row('A', '5999'))).toEqual([first]);
});
