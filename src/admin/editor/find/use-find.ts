import { undo } from '@codemirror/commands';
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  replaceAll,
  replaceNext,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { type SearchableEditor, useFindGroup, useJoinFindGroup } from './find-group.tsx';
import { type FindFields, findQuery, matchesIn } from './find-query.ts';

const blank: FindFields = { search: '', replace: '', isExact: false, isEverywhere: false };

export type Find = ReturnType<typeof useFind>;

/** Finds and replaces in one editor or in all editors of its form. */
export function useFind(view: EditorView | null, language: Language, onReplaced: OnReplaced) {
  const group = useFindGroup();
  const [isOpen, setOpen] = useState(false);
  /** Opening the bar again returns the focus to its input. */
  const [openings, countOpening] = useReducer((count: number) => count + 1, 0);
  const [fields, setFields] = useState(blank);
  /** The position from which an incremental search starts. */
  const [origin, setOrigin] = useState(0);
  // The selection is state of the editor, so a change of it must render the bar.
  const [, showSelection] = useReducer((count: number) => count + 1, 0);
  const query = useMemo(() => findQuery(fields), [fields]);

  const own = useMemo<SearchableEditor | null>(
    () =>
      view && {
        language,
        view,
        open(next) {
          setFields(next);
          setOpen(true);
        },
      },
    [view, language],
  );
  useJoinFindGroup(own);

  useEffect(() => {
    if (!view || !isOpen) return;
    // The package highlights matches only while its panel is open. Our bar is beside the text.
    openSearchPanel(view);
    view.dispatch({ effects: setSearchQuery.of(query) });
  }, [view, isOpen, query]);

  const editors = fields.isEverywhere && group ? [...group.editors] : own ? [own] : [];
  const counts = isOpen
    ? editors.map((editor) => ({ editor, matches: matchesIn(editor.view.state, query) }))
    : [];
  const ownMatches = counts.find(({ editor }) => editor === own)?.matches ?? [];
  const selected = view?.state.selection.main;

  const act = (command: (view: EditorView) => boolean) => {
    if (!view || !query.valid) return;
    command(view);
    setOrigin(view.state.selection.main.from);
    showSelection();
  };

  return {
    isOpen,
    openings,
    fields,
    /** The number of matches in each text. */
    counts,
    total: counts.reduce((sum, { matches }) => sum + matches.length, 0),
    /** The number of the selected match in this text, from 1; 0 when none is selected. */
    current:
      ownMatches.findIndex(({ from, to }) => from === selected?.from && to === selected.to) + 1,
    hasOthers: (group?.editors.size ?? 0) > 1,
    open() {
      if (!view) return;
      const { main } = view.state.selection;
      const words = view.state.sliceDoc(main.from, main.to);
      setOrigin(main.from);
      if (words !== '' && !words.includes('\n')) setFields((last) => ({ ...last, search: words }));
      setOpen(true);
      countOpening();
    },
    close() {
      setOpen(false);
      if (!view) return;
      closeSearchPanel(view);
      view.focus();
    },
    change(next: Partial<FindFields>) {
      const changed = { ...fields, ...next };
      setFields(changed);
      const nextQuery = findQuery(changed);
      if (!view || next.replace !== undefined) return;
      const first = matchesIn(view.state, nextQuery).find(({ from }) => from >= origin);
      if (!first) return;
      view.dispatch({ selection: { anchor: first.from, head: first.to }, scrollIntoView: true });
    },
    next: () => act(findNext),
    previous: () => act(findPrevious),
    replace: () => act(replaceNext),
    replaceAll() {
      const changed = counts.filter(({ matches }) => matches.length > 0);
      const undos = changed.map(({ editor }) => {
        editor.view.dispatch({ effects: setSearchQuery.of(query) });
        replaceAll(editor.view);
        return undoReplacement(editor.view);
      });
      const count = changed.reduce((sum, { matches }) => sum + matches.length, 0);
      if (count === 0) return;
      onReplaced(count, () => {
        for (const undo of undos) undo();
      });
    },
    /** Continues in the text of another language. */
    goTo(editor: SearchableEditor) {
      if (editor === own || !view) return;
      group?.show(editor.language);
      setOpen(false);
      closeSearchPanel(view);
      editor.open(fields);
    },
  };
}

export type OnReplaced = (count: number, undo: () => void) => void;

/**
 * @returns a function that undoes the last change of an editor. It does nothing once somebody has typed; then Ctrl+Z in
 * the editor undoes step by step
 */
function undoReplacement(view: EditorView): () => void {
  const { doc } = view.state;
  return () => {
    if (view.state.doc.eq(doc)) undo(view);
  };
}
