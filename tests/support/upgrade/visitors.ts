import { samplePayload } from '../sample-post.ts';
import { ask } from './supervised-site.ts';

/** What visitors and one editor met while they went on. */
export type Met = {
  /** How often each status came, or the code of an error where there was no response. */
  reads: Map<number | string, number>;
  /** The titles of articles whose publication was acknowledged. */
  published: string[];
  /** The same of publications that were not. */
  refused: (number | string)[];
};

/**
 * Reads pages and publishes articles without a pause, each on a connection of its own.
 *
 * @param originOf the site to ask next
 * @param headers of a signed-in editor
 */
export function startVisitors(
  originOf: () => string,
  headers: { authorization: string },
): { stop: () => Promise<Met> } {
  const met: Met = { reads: new Map(), published: [], refused: [] };
  let isOver = false;
  const repeat = async (work: (turn: number) => Promise<void>) => {
    for (let turn = 0; !isOver; turn += 1) {
      await work(turn);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const read = async () => {
    const { status, text } = await ask(`${originOf()}/kurdish/blog`);
    const outcome = status || text;
    met.reads.set(outcome, (met.reads.get(outcome) ?? 0) + 1);
  };
  const publish = async (turn: number) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const title = `Written meanwhile ${turn} of ${series}`;
    const { status, text } = await ask(`${originOf()}/api/admin/blog/posts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(samplePayload({ title })),
    });
    if (status === 201) met.published.push(title);
    else met.refused.push(status || text);
  };
  series += 1;
  const all = Promise.all([repeat(read), repeat(read), repeat(publish)]);
  return {
    async stop() {
      isOver = true;
      await all;
      return met;
    },
  };
}

let series = 0;
