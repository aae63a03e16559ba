import { expect, test } from 'vitest';
import { nextToasts } from './toasts.tsx';

const toast = (id: number) => ({ id, text: `toast ${id}`, open: true });

test('a new toast replaces the current one', () => {
  const shown = nextToasts([toast(1)], { type: 'added', toast: toast(2) });
  expect(shown).toEqual([toast(2)]);
});

test('a dismissed toast closes, and is gone once it is removed', () => {
  const closed = nextToasts([toast(1)], { type: 'dismissed', id: 1 });
  expect(closed).toEqual([{ ...toast(1), open: false }]);
  expect(nextToasts(closed, { type: 'removed', id: 1 })).toEqual([]);
});

test('the end of an earlier toast does not affect the current one', () => {
  expect(nextToasts([toast(2)], { type: 'dismissed', id: 1 })).toEqual([toast(2)]);
  expect(nextToasts([toast(2)], { type: 'removed', id: 1 })).toEqual([toast(2)]);
});
