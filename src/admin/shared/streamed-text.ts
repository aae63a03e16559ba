import type { PartialText } from '../api/event-stream-fetch.ts';

/** A streamed text. It is stored outside React, so that only its subscribers render. */
export type StreamedText = {
  read: () => string;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Replaces everything from the character `from` on. */
  write: (partial: Pick<PartialText, 'from' | 'text'>) => void;
};

export function createStreamedText(): StreamedText {
  let text = '';
  const listeners = new Set<() => void>();
  return {
    read: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write(partial) {
      text = text.slice(0, partial.from) + partial.text;
      for (const listener of listeners) listener();
    },
  };
}
