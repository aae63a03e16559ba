import type { IncomingHttpHeaders } from 'node:http';

/** A request with its parsed body. */
export type Incoming = { path: string; headers: IncomingHttpHeaders; body: unknown };

export type Usage = { inputTokens: number; outputTokens: number };

/** A parsed request, and functions that write the response in the provider's protocol, as parts of an event stream. */
export type Conversation = {
  asked: {
    model: string;
    instructions: string;
    /** The text of the last message. */
    prompt: string;
    /** The pictures of the last message, in base64. */
    pictures: string[];
    isJson: boolean;
    /** The key as sent. Empty if there is none. */
    key: string;
  };
  begin(): string;
  say(text: string): string;
  /** @param isCut true if the model's own token limit ended the text */
  end(usage: Usage, isCut: boolean): string;
  /** Refuses the request, and ends. */
  decline(text: string, usage: Usage): string;
  /** An error that comes after the stream has begun with status 200. */
  fail(): string;
};

/** One event of an event stream, with its name if it has one. */
export function serverSentEvent(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

export function bearerOf(headers: IncomingHttpHeaders): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? '';
}
