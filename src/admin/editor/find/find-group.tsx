import type { EditorView } from '@codemirror/view';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { FindFields } from './find-query.ts';

/** An editor in a group of editors that are searched together. */
export type SearchableEditor = {
  language: Language;
  view: EditorView;
  /** Opens its find bar. */
  open: (fields: FindFields) => void;
};

type FindGroup = {
  editors: ReadonlySet<SearchableEditor>;
  join: (editor: SearchableEditor) => () => void;
  /** Scrolls the text of a language into view. */
  show: (language: Language) => void;
};

const FindGroupContext = createContext<FindGroup | null>(null);

/** Groups the editors inside it, so that they can be searched together. */
export function FindGroupProvider(props: {
  children: ReactNode;
  onShow: (language: Language) => void;
}) {
  const { onShow } = props;
  const [editors, setEditors] = useState<ReadonlySet<SearchableEditor>>(new Set());
  const group = useMemo(
    () => ({
      editors,
      join(editor: SearchableEditor) {
        setEditors((joined) => new Set([...joined, editor].toSorted(byDocumentOrder)));
        return () => setEditors((joined) => new Set([...joined].filter((one) => one !== editor)));
      },
      show: onShow,
    }),
    [editors, onShow],
  );
  return <FindGroupContext value={group}>{props.children}</FindGroupContext>;
}

/** Sorts the editors by their position on the page. */
function byDocumentOrder(one: SearchableEditor, other: SearchableEditor): number {
  const position = one.view.dom.compareDocumentPosition(other.view.dom);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Adds an editor to the group of its form, if it has one. */
export function useJoinFindGroup(editor: SearchableEditor | null): void {
  const join = use(FindGroupContext)?.join;
  const [stableJoin] = useState(() => join);
  useEffect(() => (editor && stableJoin ? stableJoin(editor) : undefined), [editor, stableJoin]);
}

/** Returns the editors of the form in the order of the page. In a form with one text, only that one. */
export function useFindGroup(): Pick<FindGroup, 'editors' | 'show'> | null {
  return use(FindGroupContext);
}
