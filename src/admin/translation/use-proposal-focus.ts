import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isSomebodyTyping } from '../shared/typing.ts';
import { countProposals } from './proposed-parts.tsx';
import type { Review } from './use-review.ts';

/**
 * Moves the focus from a decided proposal to the one that takes its place, and to the first one when proposals come.
 * The browser would lose it with the decided one.
 *
 * @param area has all proposals
 * @param fallback takes the focus when no proposal is left
 * @returns the props of the area
 */
export function useProposalFocus(
  review: Review,
  area: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  const focused = useRef<number | null>(null);
  const count = countProposals(review);
  const last = useRef(count);
  useEffect(() => {
    const before = last.current;
    last.current = count;
    const proposals = proposalsIn(area.current);
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (count < before && focused.current !== null) {
      const next = proposals[focused.current] ?? proposals.at(-1) ?? fallback.current;
      next?.focus();
    } else if (before === 0 && count > 0 && (isLost || !isSomebodyTyping())) proposals[0]?.focus();
  }, [count, area, fallback]);
  return {
    onFocus({ target }: FocusEvent) {
      const index = proposalsIn(area.current).findIndex((one) => one.contains(target));
      focused.current = index < 0 ? null : index;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // A decided proposal is removed, and its focus is lost.
      if (relatedTarget !== null) focused.current = null;
    },
  };
}

function proposalsIn(area: HTMLElement | null): HTMLElement[] {
  return [...(area?.querySelectorAll<HTMLElement>('[data-proposal]') ?? [])];
}
