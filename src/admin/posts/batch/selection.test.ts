import { expect, test } from 'vitest';
import { summary } from '../../../../tests/support/post-summary.ts';
import { articlesOf, groupTranslations } from '../articles.ts';
import {
  nothingSelected,
  type SelectionAction,
  selectedAmong,
  selectionReducer,
} from './selection.ts';

const shown = articlesOf(groupTranslations([1, 2, 3, 4, 5].map((id) => summary({ id }))));
const group = (id: number) => `group-${id}`;

function after(...actions: SelectionAction[]): number[] {
  const selection = actions.reduce(selectionReducer, nothingSelected);
  return selectedAmong(shown, selection).map((article) => Number(article.group.slice(6)));
}

const toggle = (id: number): SelectionAction => ({ type: 'toggled', group: group(id) });
const extend = (id: number): SelectionAction => ({ type: 'extended', group: group(id), shown });

test('an article is selected and deselected', () => {
  expect(after(toggle(2))).toEqual([2]);
  expect(after(toggle(2), toggle(4), toggle(2))).toEqual([4]);
});

test('a range goes from the last article to this one, in both directions', () => {
  expect(after(toggle(2), extend(4))).toEqual([2, 3, 4]);
  expect(after(toggle(4), extend(2))).toEqual([2, 3, 4]);
});

test('a range from a deselected article deselects', () => {
  expect(after({ type: 'all', shown }, toggle(2), extend(4))).toEqual([1, 5]);
});

test('without an article to start from, a range is one article', () => {
  expect(after(extend(3))).toEqual([3]);
  expect(after(toggle(1), { type: 'extended', group: group(3), shown: shown.slice(2) })).toEqual([
    1, 3,
  ]);
});

test('all are those that the filters show', () => {
  expect(after({ type: 'all', shown: shown.slice(1, 3) })).toEqual([2, 3]);
  expect(after({ type: 'all', shown }, { type: 'cleared' })).toEqual([]);
});

test('what the filters hide is not among the selected', () => {
  const selection = selectionReducer(nothingSelected, { type: 'all', shown });
  expect(selectedAmong(shown.slice(0, 1), selection)).toEqual(shown.slice(0, 1));
});
