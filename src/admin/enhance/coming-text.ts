import type { PartialText } from '../session/event-stream-fetch.ts';

/** A text that grows piece by piece. It is kept beside React's state: only what shows it is drawn anew with each piece. */
export type ComingText = {
  read: () => string;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Given a text, begins with that one. */
  put: (partial: Pick<PartialText, 'from' | 'text'>) => void;
};

export function createComingText(): ComingText {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    read: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(partial) {
      text = text.slice(0, partial.from) + partial.text;
      for (const listener of listeners) listener();
    },
  };
}
