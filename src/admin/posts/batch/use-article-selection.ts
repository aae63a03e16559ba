import { type KeyboardEvent, useCallback, useMemo, useReducer } from 'react';
import type { Article } from '../articles.ts';
import { nothingSelected, selectedAmong, selectionReducer } from './selection.ts';

/** The marker of a row's checkbox. */
const checkboxPart = 'select';

/**
 * The selection of articles in the list, and its keys: Ctrl+A selects all, Escape none, arrows move between checkboxes,
 * with Shift they extend the selection.
 *
 * @param shown the articles that the filters show
 * @param focusRow moves the focus to the checkbox of a row, also of one that is not rendered
 */
export function useArticleSelection(shown: readonly Article[], focusRow: (group: string) => void) {
  const [selection, dispatch] = useReducer(selectionReducer, nothingSelected);
  const selected = useMemo(() => selectedAmong(shown, selection), [shown, selection]);
  const select = useCallback(
    (group: string, isRange: boolean) =>
      dispatch(isRange ? { type: 'extended', group, shown } : { type: 'toggled', group }),
    [shown],
  );
  const clear = () => dispatch({ type: 'cleared' });

  const move = (event: KeyboardEvent, step: 1 | -1) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.part !== checkboxPart) return;
    event.preventDefault();
    const from = target.closest<HTMLElement>('[data-group]')?.dataset.group;
    const next = shown[shown.findIndex(({ group }) => group === from) + step];
    if (!next) return;
    if (event.shiftKey) select(next.group, true);
    // At once if it is rendered: the next key may come before the next rendering.
    const box = event.currentTarget.querySelector(
      `[data-group="${CSS.escape(next.group)}"] [data-part="${checkboxPart}"]`,
    );
    if (box instanceof HTMLElement) box.focus();
    else focusRow(next.group);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') return move(event, 1);
    if (event.key === 'ArrowUp') return move(event, -1);
    if (event.key === 'Escape' && selected.length > 0) return clear();
    // By its place, because another keyboard writes another letter.
    if (event.code !== 'KeyA' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    dispatch({ type: 'all', shown });
  };

  return {
    groups: selection.groups,
    selected,
    select,
    selectAll: () => dispatch({ type: 'all', shown }),
    selectOnly: (groups: readonly string[]) => dispatch({ type: 'only', groups }),
    clear,
    /** Clears the selection from outside of the list, and brings the focus back to it. */
    leave() {
      clear();
      const group = selection.anchor ?? selected[0]?.group;
      if (group !== undefined) focusRow(group);
    },
    onKeyDown,
  };
}
