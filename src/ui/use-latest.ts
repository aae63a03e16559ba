import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a reference to the newest value, for event handlers of memoised components: they need not be rendered again
 * because a function closes over something new.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
