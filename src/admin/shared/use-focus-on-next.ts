import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { focusUnlessTyping } from './typing.ts';

/**
 * Moves the focus to the next item when a change has taken an item out of the list, unless the editor is typing by
 * then.
 *
 * @param items those shown, in their order
 * @param options.elementOf returns what takes the focus in an item
 * @param options.fallback takes it when no item is left
 * @returns a function to call before a change that takes an item out of the list
 */
export function useFocusOnNext(
  items: readonly { id: number }[],
  options: {
    elementOf: (id: number) => HTMLElement | null;
    fallback: RefObject<HTMLElement | null>;
  },
): (id: number) => void {
  const [leaving, setLeaving] = useState<{ id: number; next: number | undefined } | null>(null);
  const moveFocus = useEffectEvent((next: number | undefined) =>
    focusUnlessTyping((next !== undefined && options.elementOf(next)) || options.fallback.current),
  );
  useEffect(() => {
    if (!leaving || items.some(({ id }) => id === leaving.id)) return;
    setLeaving(null);
    moveFocus(leaving.next);
  }, [leaving, items]);
  return (id) => {
    const at = items.findIndex((item) => item.id === id);
    setLeaving({ id, next: (items[at + 1] ?? items[at - 1])?.id });
  };
}
