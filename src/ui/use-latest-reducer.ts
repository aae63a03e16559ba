import { useCallback, useRef, useState } from 'react';

/**
 * `useReducer` with a function that reads the newest state. An action that follows another one in the same event needs
 * it, and so does code that continues after a response, when the user may have typed meanwhile.
 *
 * @returns the state of this rendering, `dispatch`, and a function that reads the newest state
 */
export function useLatestReducer<State, Action>(
  reducer: (state: State, action: Action) => State,
  initial: State | (() => State),
): [State, (action: Action) => State, () => State] {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const dispatch = useCallback(
    (action: Action) => {
      latest.current = reducer(latest.current, action);
      setState(latest.current);
      return latest.current;
    },
    [reducer],
  );
  const readLatest = useCallback(() => latest.current, []);
  return [state, dispatch, readLatest];
}
