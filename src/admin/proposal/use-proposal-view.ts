import { getOriginalDoc, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { editorExtensions, type FieldProps } from '../editor/editor-extensions.ts';
import { acceptedText } from './accepted-text.ts';
import { type ChangeTexts, changeBars } from './change-bars.ts';
import { undecided } from './decide.ts';
import { decideLineByLine } from './line-chunks.ts';
import type { Proposal } from './proposal.ts';
import { proposalTheme } from './proposal-theme.ts';

export type ProposalView = {
  /** The element that contains the editor. */
  host: RefObject<HTMLDivElement | null>;
  /** Null until the host is mounted. */
  view: EditorView | null;
  /** The number of undecided changes. */
  count: number;
};

/**
 * Creates an editor of the proposed text that shows its differences from the accepted one. It reads the texts once, and
 * reports later decisions and typing to `onChange`.
 */
export function useProposalView(options: {
  proposal: Proposal;
  /** @param isTyped whether the change was typed; otherwise it was a decision */
  onChange: (proposal: Proposal, isTyped: boolean) => void;
  field: FieldProps;
  texts: ChangeTexts;
}): ProposalView {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [count, setCount] = useState(0);

  const onUpdate = useEffectEvent(({ startState, state, transactions }: ViewUpdate) => {
    setCount(undecided(state).length);
    if (startState.doc === state.doc && getOriginalDoc(startState) === getOriginalDoc(state))
      return;
    const proposal = {
      accepted: getOriginalDoc(state).toString(),
      proposed: state.doc.toString(),
    };
    const isTyped = transactions.some(
      (one) => one.isUserEvent('input') || one.isUserEvent('delete'),
    );
    options.onChange(proposal, isTyped);
  });
  const firstState = useEffectEvent(() => {
    decideLineByLine();
    return EditorState.create({
      doc: options.proposal.proposed,
      extensions: [
        editorExtensions(options.field),
        unifiedMergeView({
          original: options.proposal.accepted,
          allowInlineDiffs: true,
          mergeControls: false,
          gutter: false,
        }),
        acceptedText(),
        changeBars(options.texts),
        proposalTheme(),
        EditorView.updateListener.of((update) => onUpdate(update)),
      ],
    });
  });

  useLayoutEffect(() => {
    if (!host.current) return;
    const created = new EditorView({ parent: host.current, state: firstState() });
    setView(created);
    setCount(undecided(created.state).length);
    return () => created.destroy();
  }, []);

  return { host, view, count };
}
