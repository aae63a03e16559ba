import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelAnswer } from './model-answer.ts';
import type { Conversation } from './model-protocols/conversation.ts';

/** Sends a response, or plays a failure, in the conversation's protocol. */
export async function sendAnswer(
  response: ServerResponse,
  conversation: Conversation,
  answer: ModelAnswer,
): Promise<void> {
  const { usage = { inputTokens: 11, outputTokens: 22 } } = answer;
  const failure = 'failure' in answer ? answer.failure : 'none';
  if (isNoStream(answer)) return sendWithoutStream(response, answer);
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  if (failure === 'garbage') {
    response.end('data: {not json}\n\n');
    return;
  }
  if (failure === 'pings') return await repeat(response, ': ping\n\n');
  await write(response, conversation.begin());
  if (failure === 'refusal') {
    response.end(conversation.decline('I will not.', usage));
    return;
  }
  if ('text' in answer) {
    if (failure === 'endless') return await repeat(response, conversation.say(answer.text));
    await say(response, conversation, answer.text, answer);
  }
  if (failure === 'hang-midway') return;
  if (failure === 'break') await breakOff(response);
  else if (failure === 'cut') response.end();
  else if (failure === 'error-event') response.end(conversation.fail());
  else response.end(conversation.end(usage, failure === 'out-of-tokens'));
}

type NoStream = Extract<ModelAnswer, { failure: 'status' | 'redirect' | 'web-page' | 'hang' }>;

function isNoStream(answer: ModelAnswer): answer is NoStream {
  return 'failure' in answer && ['status', 'redirect', 'web-page', 'hang'].includes(answer.failure);
}

function sendWithoutStream(response: ServerResponse, answer: NoStream): void {
  switch (answer.failure) {
    case 'status': {
      const retryAfter =
        answer.retryAfter === undefined ? {} : { 'Retry-After': answer.retryAfter };
      response.writeHead(answer.status, { 'Content-Type': 'application/json', ...retryAfter });
      response.end(answer.body ?? JSON.stringify({ error: { message: 'The secret is 42' } }));
      return;
    }
    case 'redirect':
      response.writeHead(307, { Location: answer.to }).end();
      return;
    case 'web-page':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Welcome');
      return;
    case 'hang':
      return;
  }
}

async function say(
  response: ServerResponse,
  conversation: Conversation,
  text: string,
  { chunkSize = 12, delayMs = 0 }: { chunkSize?: number; delayMs?: number },
): Promise<void> {
  // Split by code points, because a model never splits one.
  const signs = Array.from(text);
  for (let start = 0; start < signs.length && !response.destroyed; start += chunkSize) {
    if (delayMs > 0) await sleep(delayMs);
    await write(response, conversation.say(signs.slice(start, start + chunkSize).join('')));
  }
}

/** Breaks the connection after all written data has left, so that the client sees the start of a stream. */
async function breakOff(response: ServerResponse): Promise<void> {
  await new Promise((resolve) => response.write(': \n\n', resolve));
  response.destroy();
}

async function repeat(response: ServerResponse, piece: string): Promise<void> {
  while (!response.destroyed) await write(response, piece);
}

async function write(response: ServerResponse, piece: string): Promise<void> {
  if (piece === '' || response.destroyed || response.write(piece)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  response.on('drain', resolve).on('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
}
