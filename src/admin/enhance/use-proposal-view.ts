import { getOriginalDoc, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { draftExtensions, type FieldFacts } from '../editor/draft-extensions.ts';
import { acceptedText } from './accepted-text.ts';
import { type ChangeTexts, changeBars } from './change-bars.ts';
import { undecided } from './decide.ts';
import { decideLineByLine } from './line-chunks.ts';
import type { Proposal } from './proposal.ts';
import { proposalTheme } from './proposal-theme.ts';

export type ProposalView = {
  /** The element that the editor is put into. */
  host: RefObject<HTMLDivElement | null>;
  /** Null until the host is on the page. */
  view: EditorView | null;
  /** How many changes nobody has decided about. */
  count: number;
};

/**
 * An editor of a proposed text that shows where it differs from the accepted one. It takes its texts once: what is decided
 * and typed from then on goes out through `onChange`.
 */
export function useProposalView(options: {
  proposal: Proposal;
  onChange: (proposal: Proposal) => void;
  facts: FieldFacts;
  texts: ChangeTexts;
}): ProposalView {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [count, setCount] = useState(0);

  const onUpdate = useEffectEvent(({ startState, state }: ViewUpdate) => {
    setCount(undecided(state).length);
    if (startState.doc === state.doc && getOriginalDoc(startState) === getOriginalDoc(state))
      return;
    options.onChange({
      accepted: getOriginalDoc(state).toString(),
      proposed: state.doc.toString(),
    });
  });
  const firstState = useEffectEvent(() => {
    decideLineByLine();
    return EditorState.create({
      doc: options.proposal.proposed,
      extensions: [
        draftExtensions(options.facts),
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
