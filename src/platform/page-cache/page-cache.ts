import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { compressInto, plainBytes } from '../http/content-encoding.ts';
import type { Answerer } from '../http/listen.ts';
import { type ReadyAnswer, readyAnswer, sendReadyAnswer } from '../http/ready-answer.ts';
import { createChangeClock } from './change-clock.ts';
import { prepareAnswer } from './prepare-answer.ts';

/** How the answer to an address is kept. */
export type KeepingPlan = {
  /** Path and query as far as the answer depends on them: two addresses with one key have one answer. */
  key: string;
  /** What it is made from. Dropping one of them drops the answer. */
  tags: readonly string[];
  /** After this an answer is made anew behind the next request, since it shows what no tag tells of. */
  refreshAfterMs: number;
  /** What browsers and shared caches in front may do with it. */
  cacheControl: string;
};

export type PageCache = {
  answer: Answerer;
  /** Forgets what was made from one of these, and what is being made from it now. */
  drop: (tags: readonly string[]) => void;
  dropAll: () => void;
};

export type PageCacheOptions = {
  maxBytes: number;
  /** @returns null for an address whose answer is made for each request */
  planOf: (url: string) => KeepingPlan | null;
  /** Answers a GET of a plan's key. It gets nothing else of a visitor's request. */
  render: (key: string) => Promise<Response>;
  /** Called for each request that was answered 200 or 304. */
  onAnswered?: (request: IncomingMessage, key: string) => void;
  /** What of an answer tells its versions apart; all of it where not given. */
  versionOf?: (text: string) => string;
  now?: () => number;
};

type Work = { plan: KeepingPlan; made: Promise<ReadyAnswer> };

type Kept = {
  plan: KeepingPlan;
  answer: ReadyAnswer;
  renderedAt: number;
  /** In its smallest form, or on the way there. */
  isSmallest: boolean;
};

/** Of one answer beside its bytes: header lines, key and plan. */
const overheadBytes = 2_048;

/**
 * Keeps whole answers in memory, compressed, and sends them without asking anybody. Each is made once for its key,
 * however many ask at once. A failed answer is sent to who asked, and not kept; where an older one is at hand, that
 * stays.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { planOf, render, onAnswered, versionOf = (text) => text, now = Date.now } = options;
  const kept = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ answer: { bodies } }) =>
      Object.values(bodies).reduce((total, { length }) => total + length, overheadBytes),
  });
  const underWay = new Map<string, Work>();
  const oneAtATime = pLimit(1);
  const clock = createChangeClock(now);

  function makeOnce(plan: KeepingPlan): Promise<ReadyAnswer> {
    const running = underWay.get(plan.key);
    if (running) return running.made;
    const work: Work = { plan, made: make(plan, () => underWay.get(plan.key) === work) };
    underWay.set(plan.key, work);
    const end = () => {
      if (underWay.get(plan.key) === work) underWay.delete(plan.key);
    };
    work.made.then(end, end);
    return work.made;
  }

  /** @param isWanted false as soon as something that the answer is made from has changed meanwhile */
  async function make(plan: KeepingPlan, isWanted: () => boolean): Promise<ReadyAnswer> {
    const renderedAt = now();
    const response = await render(plan.key);
    const entry = kept.peek(plan.key);
    const previous = entry?.answer;
    const { changedAt } = clock;
    const answer = await prepareAnswer(response, { plan, previous, versionOf, changedAt });
    if (!isWanted()) return answer;
    if (entry && answer === previous) entry.renderedAt = renderedAt;
    else if (answer.status === 200)
      kept.set(plan.key, { plan, answer, renderedAt, isSmallest: false });
    else if (answer.status < 500) kept.delete(plan.key);
    return answer;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ReadyAnswer,
    key: string,
  ) {
    sendReadyAnswer(request, response, answer);
    if (answer.status === 200) onAnswered?.(request, key);
  }

  function sendKept(request: IncomingMessage, response: ServerResponse, entry: Kept): void {
    const { plan } = entry;
    send(request, response, entry.answer, plan.key);
    if (!entry.isSmallest) {
      // Asked for again, it is worth the time that this takes.
      entry.isSmallest = true;
      oneAtATime(() => makeSmallest(entry)).catch(report);
    }
    if (now() - entry.renderedAt >= plan.refreshAfterMs) makeOnce(plan).catch(report);
  }

  async function makeSmallest(entry: Kept): Promise<void> {
    const { plan, answer } = entry;
    if (!answer.bodies.gzip || kept.peek(plan.key) !== entry) return;
    const bodies = await compressInto(await plainBytes(answer.bodies), 'small');
    if (kept.peek(plan.key) === entry)
      kept.set(plan.key, { ...entry, answer: readyAnswer({ ...answer, bodies }) });
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const url = request.url ?? '';
      const known = kept.get(url);
      const plan = known ? null : planOf(url);
      const entry = known ?? (plan && kept.get(plan.key));
      if (entry) sendKept(request, response, entry);
      else if (plan)
        makeOnce(plan).then(
          (answer) => send(request, response, answer, plan.key),
          (error: unknown) => {
            report(error);
            response.writeHead(500).end('Internal Server Error');
          },
        );
      return Boolean(entry ?? plan);
    },
    drop(tags) {
      const concerns = ({ plan }: { plan: KeepingPlan }) =>
        plan.tags.some((tag) => tags.includes(tag));
      for (const [key, entry] of kept.entries()) if (concerns(entry)) kept.delete(key);
      for (const [key, work] of underWay) if (concerns(work)) underWay.delete(key);
      clock.tick();
    },
    dropAll() {
      clock.tick();
      kept.clear();
      underWay.clear();
    },
  };
}

function report(error: unknown): void {
  console.error('Could not make an answer to keep:', error);
}
