import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { sendNodeResponse } from 'srvx/node';
import { compressInto, plainBytes } from '../http/content-encoding.ts';
import type { Answerer } from '../http/listen.ts';
import { type ReadyAnswer, readyAnswer, sendReadyAnswer } from '../http/ready-answer.ts';
import type { HeaderLines } from '../http/security-headers.ts';
import { log, logRequest } from '../log/index.ts';
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
  /**
   * Anything may have changed: each answer is made anew before it is sent again. One that can't be made, or not soon, is sent
   * as it was.
   */
  doubtAll: () => void;
  counts: () => PageCacheCounts;
};

/** Since the start, but for what is kept now. */
export type PageCacheCounts = { hits: number; misses: number; answers: number; bytes: number };

export type PageCacheOptions = {
  maxBytes: number;
  /** @returns null for an address whose answer is made for each request */
  planOf: (url: string) => KeepingPlan | null;
  /** Answers a GET of a plan's key. It gets nothing else of a visitor's request. */
  render: (key: string) => Promise<Response>;
  /** Asked before an answer is made for a request. @returns what is sent in its place, or null */
  refuse?: (request: IncomingMessage, key: string) => Promise<Response | null>;
  /** Called for each request that was answered 200 or 304. */
  onAnswered?: (request: IncomingMessage, key: string) => void;
  /** What of an answer tells its versions apart; all of it where not given. */
  versionOf?: (text: string) => string;
  now?: () => number;
  /** Of answers that are not made by `render`. */
  headers?: HeaderLines;
};

type Work = { plan: KeepingPlan; made: Promise<ReadyAnswer> };

type Kept = {
  plan: KeepingPlan;
  answer: ReadyAnswer;
  renderedAt: number;
  /** In its smallest form, or on the way there. */
  isSmallest: boolean;
  /** It may be no longer true. */
  isDoubtful: boolean;
};

/**
 * An answer that stayed for so long is worth its smallest form, which takes a tenth of a second of a core. While an editor
 * saves again and again, that time belongs to the readers.
 */
const settledAfterMs = 2_000;

/** A failed answer leaves the older one in its place, which is not made anew at each request meanwhile. */
const retryAfterMs = 1_000;

/** How long a reader waits for an answer whose older one may no longer be true. */
const doubtForMs = 1_000;

/** Addresses whose plan is remembered: an address may be written in other ways than its key. */
const maxRememberedPlans = 1_000;

/** Of one answer beside its bytes: header lines, key and plan. */
const overheadBytes = 2_048;

/**
 * Keeps whole answers in memory, compressed, and sends them without asking anybody. Each is made once for its key,
 * however many ask at once. A failed answer is sent to who asked, and not kept; where an older one is at hand, that
 * stays.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, refuse, onAnswered, headers = [] } = options;
  const { versionOf = (text) => text, now = Date.now } = options;
  const kept = new LRUCache<string, Kept>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ answer: { bodies } }) =>
      Object.values(bodies).reduce((total, { length }) => total + length, overheadBytes),
  });
  const plans = new LRUCache<string, KeepingPlan>({ max: maxRememberedPlans });
  const underWay = new Map<string, Work>();
  const oneAtATime = pLimit(1);
  const clock = createChangeClock(now);
  let hits = 0;
  let misses = 0;

  function planOf(url: string): KeepingPlan | null {
    const plan = plans.get(url) ?? options.planOf(url);
    if (plan) plans.set(url, plan);
    return plan;
  }

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
    if (entry && answer === previous) {
      entry.renderedAt = renderedAt;
      entry.isDoubtful = false;
    } else if (entry && answer.status >= 500)
      entry.renderedAt = renderedAt - plan.refreshAfterMs + retryAfterMs;
    else if (answer.status === 200)
      kept.set(plan.key, { plan, answer, renderedAt, isSmallest: false, isDoubtful: false });
    else if (answer.status < 500) kept.delete(plan.key);
    return answer;
  }

  async function makeInDoubt({ plan, answer: older }: Kept): Promise<ReadyAnswer> {
    const made = makeOnce(plan).catch((error: unknown) => {
      report(error);
      return older;
    });
    const soonest = await Promise.race([made, wait(doubtForMs, older, { ref: false })]);
    return soonest.status < 500 ? soonest : older;
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
    const ageMs = now() - entry.renderedAt;
    if (!entry.isSmallest && ageMs >= settledAfterMs) {
      entry.isSmallest = true;
      oneAtATime(() => makeSmallest(entry)).catch(report);
    }
    // Below zero where the clock was set back.
    if (ageMs < 0 || ageMs >= plan.refreshAfterMs) makeOnce(plan).catch(report);
  }

  async function answerAnew(
    request: IncomingMessage,
    response: ServerResponse,
    { plan, older }: { plan: KeepingPlan; older: Kept | null | undefined },
  ): Promise<void> {
    try {
      const refusal = older ? null : await refuse?.(request, plan.key);
      for (const [name, value] of headers) refusal?.headers.set(name, value);
      if (refusal) await sendNodeResponse(response, refusal);
      else {
        const answer = await (older ? makeInDoubt(older) : makeOnce(plan));
        send(request, response, answer, plan.key);
      }
    } catch (error) {
      report(error);
      response.writeHead(500, headers.flat()).end('Internal Server Error');
    }
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
      if (entry && !entry.isDoubtful) {
        hits += 1;
        sendKept(request, response, entry);
        return true;
      }
      const wanted = entry?.plan ?? plan;
      if (!wanted) return false;
      misses += 1;
      // What lies in memory already is counted (platform/metrics) and not logged: a line costs more than the answer.
      logRequest(request, response);
      void answerAnew(request, response, { plan: wanted, older: entry });
      return true;
    },
    drop(tags) {
      const concerns = ({ plan }: { plan: KeepingPlan }) =>
        plan.tags.some((tag) => tags.includes(tag));
      for (const [key, entry] of kept.entries()) if (concerns(entry)) kept.delete(key);
      for (const [key, work] of underWay) if (concerns(work)) underWay.delete(key);
      clock.tick();
    },
    doubtAll() {
      clock.tick();
      for (const entry of kept.values()) entry.isDoubtful = true;
      underWay.clear();
    },
    counts: () => ({ hits, misses, answers: kept.size, bytes: kept.calculatedSize }),
  };
}

function report(err: unknown): void {
  log.error({ err }, 'could not make an answer to keep');
}
