import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to an element with `tabIndex={-1}` when a focused control inside it is removed. */
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
    // React sends no blur event for an element that it removes.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
