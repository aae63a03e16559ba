import type { Usage } from './model-protocols/conversation.ts';

/** What the model server is to answer. */
export type ModelAnswer = (
  | { text: string }
  /** No success; `body` and `retryAfter` as they are to be sent. */
  | { fault: 'status'; status: number; retryAfter?: string; body?: string }
  | { fault: 'redirect'; to: string }
  /** A success that is a web page. */
  | { fault: 'web-page' }
  /** Nothing, for ever. */
  | { fault: 'hang' }
  /** The text, then nothing, for ever. */
  | { fault: 'hang-midway'; text: string }
  /** The text, then the stream ends as if that were all. */
  | { fault: 'cut'; text: string }
  /** The text, then the connection breaks. */
  | { fault: 'break'; text: string }
  /** The text, as far as the model's own limit of tokens. */
  | { fault: 'out-of-tokens'; text: string }
  | { fault: 'refusal' }
  /** The text, then an error inside the stream. */
  | { fault: 'error-event'; text: string }
  /** Events that are no JSON. */
  | { fault: 'garbage' }
  /** The text over and over, until the client goes away. */
  | { fault: 'endless'; text: string }
  /** Comments without a word of the model's, until the client goes away. */
  | { fault: 'pings' }
) & {
  /** Signs that come at once, by default 12. */
  chunkSize?: number;
  /** Before each piece of text. */
  delayMs?: number;
  usage?: Usage;
};
