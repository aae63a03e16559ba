import { useRef } from 'react';

/** Puts the focus on an element that may only come with the next rendering. */
export function useAskedFocus() {
  const asked = useRef<string | null>(null);
  return {
    /** To be called beside a change of state: it is the rendering that moves the focus. */
    ask(name: string) {
      asked.current = name;
    },
    /** The `ref` of the element that goes by this name. */
    refOf: (name: string) => (element: HTMLElement | null) => {
      if (!element || asked.current !== name) return;
      asked.current = null;
      element.focus();
    },
  };
}
