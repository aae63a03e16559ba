import { useRef } from 'react';

/** Moves the focus to an element that may be mounted with the next rendering. */
export function usePendingFocus() {
  const pending = useRef<string | null>(null);
  return {
    /** Call it together with a change of state: the rendering moves the focus. */
    request(name: string) {
      pending.current = name;
    },
    /** The `ref` of the element that goes by this name. */
    refOf: (name: string) => (element: HTMLElement | null) => {
      if (!element || pending.current !== name) return;
      pending.current = null;
      element.focus();
    },
  };
}
