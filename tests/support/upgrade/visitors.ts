import { samplePayload } from '../sample-post.ts';
import { ask } from './supervised-site.ts';

const readEveryMs = 50;
const publishEveryMs = 200;

/** The responses that a reader and an editor got during an upgrade. */
export type Visits = {
  /** How often each status came, or the code of an error if there was no response. */
  reads: Map<number | string, number>;
  /** The longest time between two responses. */
  longestSilenceMs: number;
  /** How late a timer of this process was at most: what a busy machine adds. */
  longestDelayMs: number;
  /** The titles of articles whose publication was acknowledged. */
  published: string[];
  /** Statuses and error codes of the other publications. */
  refused: (number | string)[];
};

/**
 * Asks for a page every 50 ms, each time as another visitor, whether or not earlier requests have a response, and
 * publishes one article after the other. Each request has a connection of its own.
 *
 * @param originOf the site to ask next
 * @param headers of a signed-in editor
 */
export function startVisitors(
  originOf: () => string,
  headers: { authorization: string },
): { stop: () => Promise<Visits> } {
  const visits: Visits = {
    reads: new Map(),
    longestSilenceMs: 0,
    longestDelayMs: 0,
    published: [],
    refused: [],
  };
  const requests: Promise<void>[] = [];
  let lastResponseAt: number | undefined;
  const read = async () => {
    visitors += 1;
    const { status, text } = await ask(`${originOf()}/kurdish/blog`, {
      // One visitor who asks so often would get 429.
      headers: { 'x-forwarded-for': `10.0.${(visitors >> 8) & 255}.${visitors & 255}` },
    });
    const outcome = status || text;
    visits.reads.set(outcome, (visits.reads.get(outcome) ?? 0) + 1);
    if (status === 0) return;
    const now = performance.now();
    visits.longestSilenceMs = Math.max(visits.longestSilenceMs, now - (lastResponseAt ?? now));
    lastResponseAt = now;
  };
  let dueAt = performance.now() + readEveryMs;
  const reading = setInterval(() => {
    const now = performance.now();
    visits.longestDelayMs = Math.max(visits.longestDelayMs, now - dueAt);
    dueAt = now + readEveryMs;
    requests.push(read());
  }, readEveryMs);
  let isOver = false;
  series += 1;
  const publish = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const title = `Written meanwhile ${turn} of ${series}`;
      const { status, text } = await ask(`${originOf()}/api/admin/blog/posts`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(samplePayload({ title })),
      });
      if (status === 201) visits.published.push(title);
      else visits.refused.push(status || text);
      await new Promise((resolve) => setTimeout(resolve, publishEveryMs));
    }
  };
  requests.push(publish());
  return {
    async stop() {
      isOver = true;
      clearInterval(reading);
      await Promise.all(requests);
      return visits;
    },
  };
}

let series = 0;
let visitors = 0;
