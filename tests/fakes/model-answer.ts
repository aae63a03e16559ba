import type { Usage } from './model-protocols/conversation.ts';

/** The next response of the model server. */
export type ModelAnswer = (
  | { text: string }
  /** An error status. `body` and `retryAfter` are sent unchanged. */
  | { failure: 'status'; status: number; retryAfter?: string; body?: string }
  | { failure: 'redirect'; to: string }
  /** Status 200 with a web page. */
  | { failure: 'web-page' }
  /** Never responds. */
  | { failure: 'hang' }
  /** Sends the text, then nothing, for ever. */
  | { failure: 'hang-midway'; text: string }
  /** Sends the text, then ends the stream without an end event. */
  | { failure: 'cut'; text: string }
  /** Sends the text, then breaks the connection. */
  | { failure: 'break'; text: string }
  /** Sends the text and ends at the model's own token limit. */
  | { failure: 'out-of-tokens'; text: string }
  | { failure: 'refusal' }
  /** Sends the text, then an error inside the stream. */
  | { failure: 'error-event'; text: string }
  /** Sends events that are not JSON. */
  | { failure: 'garbage' }
  /** Repeats the text until the client disconnects. */
  | { failure: 'endless'; text: string }
  /** Sends comments without text until the client disconnects. */
  | { failure: 'pings' }
) & {
  /** Characters in one event, 12 by default. */
  chunkSize?: number;
  /** The delay before each piece of text. */
  delayMs?: number;
  usage?: Usage;
};
