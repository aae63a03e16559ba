import type { Context, MiddlewareHandler } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import { toErrorResponse } from '#platform/http/error-response.ts';
import type { ApiEnvironment } from './openapi.ts';

/** Some proxies close a connection that is silent for longer. */
const heartbeatMs = 15_000;

/** What a task gets: a signal that aborts when the client goes away, and a callback for partial results. */
export type StreamedTask<Partial> = {
  signal: AbortSignal;
  onPartial: ((partial: Partial) => void) | undefined;
};

/**
 * Streams a task to clients that accept events. The plain call handles an invalid body: its error says why.
 */
export function streamed<Input, Partial>(
  schema: z.ZodType<Input>,
  task: (
    context: Context<ApiEnvironment>,
    options: StreamedTask<Partial>,
    input: Input,
  ) => Promise<unknown>,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    if (!acceptsEventStream(context)) return await next();
    const input = schema.safeParse(await context.req.json().catch(() => undefined));
    if (!input.success) return await next();
    return await respondWithEvents(context, (options: StreamedTask<Partial>) =>
      task(context, options, input.data),
    );
  };
}

/** Whether the client asks for server-sent events. */
function acceptsEventStream(context: Context): boolean {
  return /\btext\/event-stream\b/i.test(context.req.header('accept') ?? '');
}

/**
 * Streams a task's result as server-sent events: any number of `partial` events, then `result` with the body of the
 * plain response and `done`; or `error` with the body of an error response. The task is aborted when the client goes
 * away.
 *
 * @throws the task's error, if it comes before the first partial result: the response then has the status of the error
 */
async function respondWithEvents<Partial, Result>(
  context: Context,
  task: (streamed: StreamedTask<Partial>) => Promise<Result>,
): Promise<Response> {
  const client = new AbortController();
  const signal = AbortSignal.any([context.req.raw.signal, client.signal]);
  const opened = Promise.withResolvers<SSEStreamingApi>();
  const started = Promise.withResolvers<void>();
  let sending: Promise<unknown> = opened.promise;
  const send = (event: string, data: unknown) => {
    const message = { event, data: JSON.stringify(data) };
    sending = sending.then(async () => (await opened.promise).writeSSE(message));
  };
  const running = task({
    signal,
    onPartial(partial) {
      started.resolve();
      send('partial', partial);
    },
  });
  const timeout = setTimeout(started.resolve, heartbeatMs);
  await Promise.race([started.promise, running]).finally(() => clearTimeout(timeout));

  const response = streamSSE(context, async (stream) => {
    opened.resolve(stream);
    stream.onAbort(() => client.abort());
    const heartbeat = setInterval(() => void stream.write(': waiting\n\n'), heartbeatMs);
    try {
      send('result', await running);
      send('done', {});
    } catch (error) {
      const { status, body } = toErrorResponse(error, signal);
      send('error', { ...body, status });
    }
    clearInterval(heartbeat);
    await sending;
  });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
