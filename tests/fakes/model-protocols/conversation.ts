import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came, its body parsed. */
export type Incoming = { path: string; headers: IncomingHttpHeaders; body: unknown };

export type Usage = { inputTokens: number; outputTokens: number };

/** What was asked, and how to answer it in the words of the protocol: pieces of an event stream. */
export type Conversation = {
  asked: {
    model: string;
    instructions: string;
    /** Text of the last message. */
    prompt: string;
    isJson: boolean;
    /** As it was sent, empty for none. */
    key: string;
  };
  begin(): string;
  say(text: string): string;
  /** @param isCut by the model's own limit of tokens */
  end(usage: Usage, isCut: boolean): string;
  /** Says no, and ends. */
  decline(text: string, usage: Usage): string;
  /** A fault that shows only after the stream has begun with 200. */
  fail(): string;
};

/** One event of an event stream, with its name where it has one. */
export function serverSentEvent(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

export function bearerOf(headers: IncomingHttpHeaders): string {
  return headers.authorization?.replace(/^Bearer /, '') ?? '';
}
