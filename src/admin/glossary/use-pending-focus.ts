import { useRef } from 'react';

/** Moves the focus to an element that may mount with the next render. */
export function usePendingFocus() {
  const pending = useRef<string | null>(null);
  return {
    /** Must be called together with a change of state, whose render moves the focus. */
    request(name: string) {
      pending.current = name;
    },
    /** Returns the `ref` of the element with this name. */
    refOf: (name: string) => (element: HTMLElement | null) => {
      if (!element || pending.current !== name) return;
      pending.current = null;
      element.focus();
    },
  };
}
