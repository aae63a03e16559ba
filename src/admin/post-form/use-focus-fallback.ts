import { useLayoutEffect, useRef } from 'react';

/** For an element with `tabIndex={-1}`: it takes the focus when the control inside that had it is gone. */
export function useFocusFallback<Container extends HTMLElement>() {
  const ref = useRef<Container>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  });
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    // React tells nothing of the blur of what it takes away itself.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
