import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

const partialText = z.object({ field: z.string(), from: z.int(), text: z.string() });
const failure = z.looseObject({ status: z.int() });

/** A streamed part: `text` replaces everything in `field` from the character `from` on. */
export type PartialText = z.output<typeof partialText>;

type Options<Partial> = { signal: AbortSignal; onPartial: (partial: Partial) => void };

/**
 * Returns a `fetch` that requests an event stream, passes each part of a text to `onPartial`, and resolves to an
 * ordinary response with the result: `client['enhance-blog'].$post({ json }, { fetch: eventStreamFetch(…) })`.
 */
export function eventStreamFetch(options: Options<PartialText>): typeof fetch {
  return eventStreamFetchOf(partialText, options);
}

/** The same for a stream whose partial results are no texts. */
export function eventStreamFetchOf<Partial>(
  partial: z.ZodType<Partial>,
  { signal, onPartial }: Options<Partial>,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept', 'text/event-stream');
    const response = await fetch(input, { ...init, headers, signal });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream || !response.body) return response;
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      if (event === 'partial') onPartial(partial.parse(JSON.parse(data)));
      if (event === 'result') return new Response(data, jsonHeaders);
      if (event === 'error') {
        const { status } = failure.parse(JSON.parse(data));
        return new Response(data, { status, ...jsonHeaders });
      }
    }
    throw new TypeError('The stream ended before its result');
  };
}

const jsonHeaders = { headers: { 'Content-Type': 'application/json' } };
