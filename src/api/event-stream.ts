import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { describeFailure } from './failure-answer.ts';

/** A line that is silent for longer is taken for dead by some proxies. */
const heartbeatMs = 15_000;

/** What a task is given: a signal that nobody waits for it any more, and whom it tells what has come so far. */
export type StreamedTask<Partial> = {
  signal: AbortSignal;
  onPartial: ((partial: Partial) => void) | undefined;
};

/** Whether the caller asked for the result while it comes. */
export function acceptsEventStream(context: Context): boolean {
  return /\btext\/event-stream\b/i.test(context.req.header('accept') ?? '');
}

/**
 * Answers with a task's result while it comes: any number of `partial` events, then `result` with what a plain call answers,
 * then `done`; or `error` with the body of a failed call. The task ends when the reader goes away.
 *
 * @throws what the task throws before it has told anything: such a failure is answered with its status, as a plain call is
 */
export async function answerWithEvents<Partial, Result>(
  context: Context,
  task: (streamed: StreamedTask<Partial>) => Promise<Result>,
): Promise<Response> {
  const reader = new AbortController();
  const signal = AbortSignal.any([context.req.raw.signal, reader.signal]);
  const opened = Promise.withResolvers<SSEStreamingApi>();
  const begun = Promise.withResolvers<void>();
  let sending: Promise<unknown> = opened.promise;
  const send = (event: string, data: unknown) => {
    const message = { event, data: JSON.stringify(data) };
    sending = sending.then(async () => (await opened.promise).writeSSE(message));
  };
  const running = task({
    signal,
    onPartial(partial) {
      begun.resolve();
      send('partial', partial);
    },
  });
  const patience = setTimeout(begun.resolve, heartbeatMs);
  await Promise.race([begun.promise, running]).finally(() => clearTimeout(patience));

  const response = streamSSE(context, async (stream) => {
    opened.resolve(stream);
    stream.onAbort(() => reader.abort());
    const heartbeat = setInterval(() => void stream.write(': waiting\n\n'), heartbeatMs);
    try {
      send('result', await running);
      send('done', {});
    } catch (error) {
      const { status, body } = describeFailure(error, signal);
      send('error', { ...body, status });
    }
    clearInterval(heartbeat);
    await sending;
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
