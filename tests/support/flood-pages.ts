import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '#platform/database/index.ts';
import { maxUrlLength } from '#platform/http/request-target.ts';
import { filterLimits } from '#site/blog/post-filter.ts';
import { prepareSite } from './prepare-site.ts';
import { publish, until } from './site-calls.ts';
import { type BuiltSite, metricValue, startBuiltSite } from './start-built-site.ts';

/** Pages that readers request. All are cached before the flood begins. */
const pages = ['/', '/about', '/blog', '/arabic', '/kurdish/blog', '/kurdish/portfolio'];

const cacheMegabytes = 4;
/** Three times the half that `scripts/site-flags.ts` gives new objects. In a flood it would be 60 MB. */
const maxNewSpaceBytes = 3 * 8 * 1_048_576;
const connections = 32;
/** Requests of one IP address in a minute. The flood may span two of these minutes. */
const maxRequestsOfIp = 2 * 300;
/** One search runs and sixteen wait. */
const maxInside = 17;

type Answer = {
  status: number;
  location: string;
  retryAfter: string | null;
  language: string;
  bytes: number;
};

/**
 * Starts the built site and floods it with pages that are not cached: searches for made-up words, unknown paths, other
 * spellings, and URLs of any length with thousands of parameters. The first flood comes from one IP address, the second
 * from as many as there are requests. Readers and an editor go on meanwhile. The test counts the cost: renderings,
 * bytes, cached responses, rejections.
 *
 * @param requests the number for each kind of flood
 * @returns the counts as text
 */
export async function floodPages(databaseUrl: string, requests: number): Promise<string> {
  const headers = await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl, {
    LOG_LEVEL: 'error',
    METRICS_PORT: '0',
    TRUST_PROXY: '1',
    PAGE_CACHE_MB: String(cacheMegabytes),
  });
  onTestFinished(() => site.kill());
  for (const title of ['One', 'Two', 'Three'])
    expect((await publish(site.origin, headers, title)).status).toBe(201);
  await untilRelated(databaseUrl);
  const told = await floodWithLongUrls(site);
  await warmUp(site);
  const before = await countWork(site);

  let isOver = false;
  let kept = 0;
  const readers = async () => {
    while (!isOver) {
      for (const path of pages) expect((await ask(site, path)).status, path).toBe(200);
      kept += pages.length;
      await wait(20);
    }
  };
  const editor = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      // Not more often than the limit of an IP address allows.
      if (turn < 100) expect((await ask(site, '/admin', '192.0.2.9')).status).toBe(200);
      const session = await fetch(`${site.origin}/api/admin/session`, { headers });
      expect(session.status).toBe(200);
      await wait(20);
    }
  };
  const flood = async () => {
    told.push(await floodFromOneIp(site, requests));
    told.push(await floodFromEverywhere(site, requests));
    told.push(await floodWithSpellings(site, requests));
  };
  await Promise.all([
    flood().finally(() => {
      isOver = true;
    }),
    readers(),
    editor(),
  ]);

  for (const path of pages) expect((await ask(site, path)).status, path).toBe(200);
  const after = await countWork(site);
  // No page of the readers was evicted or rendered again.
  expect(after.pagesKept).toBe(before.pagesKept);
  expect(after.rendersOfPages).toBe(before.rendersOfPages);
  expect(after.queryBytes).toBeLessThanOrEqual((cacheMegabytes * 1_048_576) / 8);
  expect(await newSpaceBytes(site)).toBeLessThanOrEqual(maxNewSpaceBytes);
  expect(await site.stop()).toBe(0);
  expect(site.output()).not.toContain('"level":"error"');
  return [
    ...told,
    `${kept} kept pages meanwhile, all 200, none made anew`,
    `searches keep ${after.queryAnswers} answers of ${after.queryBytes} bytes`,
  ].join('; ');
}

/** Waits until the related posts of all posts are computed, because a change of them purges pages. */
async function untilRelated(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const pending = () => database.selectFrom('related_pending').select('post_id').execute();
  await until(pending, (posts) => posts.length === 0);
  await database.destroy();
}

/** Waits until each page is cached, because a publication may still purge some. */
async function warmUp(site: BuiltSite): Promise<void> {
  for (let round = 0; round < 2; round += 1)
    for (const path of pages) expect((await ask(site, path)).status, path).toBe(200);
}

async function floodWithLongUrls(site: BuiltSite): Promise<string[]> {
  const before = await countWork(site);
  const many = Array.from({ length: 1_700 }, (_, index) => `tag=t${index}`).join('&');
  const tooLong = [
    `/blog?${many}`,
    `/kurdish/blog?${'q=a&'.repeat(2_000)}`,
    `/arabic?${'x&'.repeat(2_000)}`,
    `/${'a'.repeat(maxUrlLength)}`,
    `/rss.xml?${'x=1&'.repeat(2_000)}`,
    `/admin?${'tab=posts&'.repeat(1_000)}`,
    `/api/blog/posts?${'limit=1&'.repeat(1_000)}`,
  ];
  let bytes = 0;
  for (const path of tooLong) {
    const answer = await ask(site, path);
    expect(answer.status, path.slice(0, 30)).toBe(414);
    bytes = Math.max(bytes, answer.bytes);
  }
  expect(bytes).toBeLessThan(4_000);
  expect((await ask(site, `/kurdish/blog?${many}`)).language).toBe('ckb');
  expect(await countWork(site)).toEqual(before);

  // As many names as fit into a URL, and as many headers as Node reads.
  const names = `/about?${Array.from({ length: 600 }, (_, index) => index.toString(36)).join('&')}`;
  expect((await ask(site, names.slice(0, maxUrlLength))).status).toBe(200);
  for (const name of ['x-forwarded-for', 'accept-encoding', 'if-none-match']) {
    const status = await statusWithHeaders(site, name, 600);
    expect([200, 431], name).toContain(status);
  }

  const plain = await ask(site, '/blog');
  const filtered: number[] = [];
  for (const query of [many, `q=${'a'.repeat(1_000)}&category=b&${many}`]) {
    // The server drops the parts of a filter that it does not read.
    const { status, location } = await ask(site, `/blog?${query}`.slice(0, maxUrlLength));
    expect(status).toBe(307);
    expect(location.match(/tag=/g)).toHaveLength(filterLimits.tags);
    const answer = await ask(site, location);
    expect(answer.status).toBe(200);
    // Each choice on the page links to the filter with one part changed: the ten tags that are read, and no more.
    expect(answer.bytes - plain.bytes).toBeLessThan((filterLimits.tags + 20) * location.length * 2);
    filtered.push(answer.bytes);
  }
  return [
    `414 to ${tooLong.length} long URLs with at most ${bytes} bytes and no rendering`,
    `the longest filter has ${Math.max(...filtered)} bytes, the plain list ${plain.bytes}`,
  ];
}

async function floodFromOneIp(site: BuiltSite, requests: number): Promise<string> {
  const before = await countWork(site);
  const answers = await askAll(site, requests, (index) => [
    index % 8 ? `/kurdish/alone-${index}` : `/blog?q=alone${index}`,
    '203.0.113.77',
  ]);
  const { made, tooMany, busy } = sort(answers);
  const work = difference(before, await countWork(site));
  expect(made).toBeLessThanOrEqual(maxRequestsOfIp);
  expect(tooMany).toBeGreaterThanOrEqual(requests - maxRequestsOfIp);
  expect(work).toMatchObject({ rendersOfOthers: made, rejectedOthers: busy });
  return `${requests} from one IP address: ${made} made, ${tooMany} answered 429, ${busy} 503`;
}

async function floodFromEverywhere(site: BuiltSite, requests: number): Promise<string> {
  const before = await countWork(site);
  const answers = await askAll(site, requests, (index) => [
    index % 4 ? `/arabic/blog?q=word${index}&tag=${index}` : `/nothing/${index}`,
    `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`,
  ]);
  const { made, tooMany, busy } = sort(answers);
  const work = difference(before, await countWork(site));
  expect(tooMany).toBe(0);
  expect(made).toBeGreaterThanOrEqual(maxInside);
  // More connections than there is room for. The others get 503 at once.
  expect(busy).toBeGreaterThan(0);
  expect(work).toMatchObject({ rendersOfOthers: made, rejectedOthers: busy });
  return `${requests} from as many IP addresses: ${made} made, ${busy} answered 503`;
}

/** Other spellings of cached pages redirect to them, without a rendering. */
async function floodWithSpellings(site: BuiltSite, requests: number): Promise<string> {
  const before = await countWork(site);
  const spellings = [
    '/Blog',
    '/ABOUT',
    '/about/',
    '/KURDISH/blog',
    '/%61bout',
    '/ADMIN',
    '/RSS.xml',
  ];
  const answers = await askAll(site, requests, (index) => [
    `${spellings[index % spellings.length]}?x=${index}`,
    '203.0.113.78',
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([308]));
  expect(difference(before, await countWork(site))).toMatchObject({
    rendersOfOthers: 0,
    rendersOfPages: 0,
  });
  return `${requests} other spellings redirected to the one URL without rendering`;
}

function sort(answers: readonly Answer[]) {
  const count = (...statuses: number[]) =>
    answers.filter(({ status }) => statuses.includes(status)).length;
  const counts = { made: count(200, 404), tooMany: count(429), busy: count(503) };
  expect(counts.made + counts.tooMany + counts.busy).toBe(answers.length);
  for (const { status, retryAfter, bytes } of answers) {
    if (status !== 429 && status !== 503) continue;
    expect(retryAfter).toMatch(/^[1-9]\d*$/);
    expect(bytes).toBeLessThan(4_000);
  }
  return counts;
}

async function ask(site: BuiltSite, path: string, ip = '192.0.2.1'): Promise<Answer> {
  const response = await fetch(site.origin + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': ip },
  });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    retryAfter: response.headers.get('retry-after'),
    language: /<html lang="(\w+)"/.exec(text)?.[1] ?? '',
    bytes: Buffer.byteLength(text),
  };
}

/** Uses a fixed number of connections. Each sends the next request after its response. */
async function askAll(
  site: BuiltSite,
  requests: number,
  requestOf: (index: number) => [path: string, ip: string],
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const connection = async () => {
    while (next < requests) {
      const [path, ip] = requestOf(next);
      next += 1;
      answers.push(await ask(site, path, ip));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answers;
}

async function statusWithHeaders(site: BuiltSite, name: string, count: number): Promise<number> {
  const outgoing = httpRequest({
    host: '127.0.0.1',
    port: site.port,
    path: '/about',
    agent: false,
    headers: { [name]: Array.from({ length: count }, (_, index) => `"${index}"`) },
  }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

type Work = Awaited<ReturnType<typeof countWork>>;

async function countWork(site: BuiltSite) {
  const metrics = await site.readMetrics();
  const read = (name: string) => metricValue(metrics, name);
  const renders = (of: string, outcome: string) =>
    read(`site_renders_total{of="${of}",outcome="${outcome}"}`);
  const queryAnswers = read('site_page_cache_query_responses');
  return {
    rendersOfPages: renders('page', 'done'),
    rendersOfOthers: renders('other', 'done'),
    rejectedOthers: renders('other', 'refused'),
    pagesKept: read('site_page_cache_responses') - queryAnswers,
    queryAnswers,
    queryBytes: read('site_page_cache_query_bytes'),
  };
}

/** The space for new objects, both halves. */
async function newSpaceBytes(site: BuiltSite): Promise<number> {
  const metrics = await site.readMetrics();
  return metricValue(metrics, 'nodejs_heap_space_size_total_bytes{space="new"}');
}

function difference(before: Work, after: Work) {
  return {
    rendersOfPages: after.rendersOfPages - before.rendersOfPages,
    rendersOfOthers: after.rendersOfOthers - before.rendersOfOthers,
    rejectedOthers: after.rejectedOthers - before.rejectedOthers,
  };
}
