import type { Usage } from './model-protocols/conversation.ts';

/** The next response of the model server. */
export type ModelAnswer = (
  | { text: string }
  /** An error status. `body` and `retryAfter` are sent unchanged. */
  | { fault: 'status'; status: number; retryAfter?: string; body?: string }
  | { fault: 'redirect'; to: string }
  /** Status 200 with a web page. */
  | { fault: 'web-page' }
  /** Never responds. */
  | { fault: 'hang' }
  /** Sends the text, then nothing, for ever. */
  | { fault: 'hang-midway'; text: string }
  /** Sends the text, then ends the stream without an end event. */
  | { fault: 'cut'; text: string }
  /** Sends the text, then breaks the connection. */
  | { fault: 'break'; text: string }
  /** Sends the text and ends at the model's own token limit. */
  | { fault: 'out-of-tokens'; text: string }
  | { fault: 'refusal' }
  /** Sends the text, then an error inside the stream. */
  | { fault: 'error-event'; text: string }
  /** Sends events that are not JSON. */
  | { fault: 'garbage' }
  /** Repeats the text until the client disconnects. */
  | { fault: 'endless'; text: string }
  /** Sends comments without text until the client disconnects. */
  | { fault: 'pings' }
) & {
  /** Characters in one event, 12 by default. */
  chunkSize?: number;
  /** The delay before each piece of text. */
  delayMs?: number;
  usage?: Usage;
};
