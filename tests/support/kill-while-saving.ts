import { expect } from 'vitest';
import { prepareSite } from './prepare-site.ts';
import { samplePayload } from './sample-post.ts';
import { type BuiltSite, startBuiltSite } from './start-built-site.ts';

type Post = { id: number; updatedAt: string; content: string; translationGroup: string };

type Headers = { authorization: string };

/** Each revision of one text, by its content. */
type Revisions = Map<string, number>;

const languages = ['en', 'ckb'] as const;

/**
 * Starts the site, saves two texts of one article without a pause, kills the site in the middle as a power cut does,
 * and starts it again. Then each acknowledged save has its one revision, every revision can be read, and the newest one
 * is the text that is stored. Repeats this on the same database.
 *
 * @returns the number of acknowledged saves
 */
export async function killWhileSaving(databaseUrl: string, rounds: number): Promise<number> {
  const headers = await prepareSite(databaseUrl);
  let site = await startBuiltSite(databaseUrl);
  const posts = await createArticle(site, headers);
  const known: Revisions[] = posts.map(() => new Map());
  let acknowledged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const saves = posts.map((): string[] => []);
    const writers = posts.map((id, index) =>
      saveUntilEnd(site, headers, { id, round, saves: saves[index] ?? [] }),
    );
    const ended = Promise.all(writers).then(() => {
      throw new Error('A writer ended before the site was killed');
    });
    ended.catch(() => undefined);
    while (saves.some((done) => done.length === 0)) await Promise.race([wait(5), ended]);
    // At another moment in each round, and at the same moments in every run.
    await wait((round * 37) % 300);
    await site.kill();
    await Promise.all(writers);
    site = await startBuiltSite(databaseUrl);
    for (const [index, id] of posts.entries()) {
      const contents = saves[index] ?? [];
      await expectRevisions(site, headers, { id, contents, known: known[index] ?? new Map() });
      acknowledged += contents.length;
    }
  }
  await site.stop();
  return acknowledged;
}

async function createArticle(site: BuiltSite, headers: Headers): Promise<number[]> {
  let translationGroup: string | undefined;
  const ids: number[] = [];
  for (const language of languages) {
    const payload = samplePayload({ language, content: 'Start', translationGroup });
    const post = await call(site, headers, 'POST', 'posts', payload);
    translationGroup = post.translationGroup;
    ids.push(post.id);
  }
  return ids;
}

async function saveUntilEnd(
  site: BuiltSite,
  headers: Headers,
  { id, round, saves }: { id: number; round: number; saves: string[] },
): Promise<void> {
  let post: Post = await call(site, headers, 'GET', `posts/${id}`);
  for (let number = 0; ; number += 1) {
    const content = `Round ${round}, save ${number} of post ${id}.`;
    const changes = { content, updatedAt: post.updatedAt };
    const saved = await call(site, headers, 'PATCH', `posts/${id}`, changes).catch((error) => {
      // The site is gone. A rejected save would be a bug.
      if (error instanceof Rejected) throw error;
      return null;
    });
    if (!saved) return;
    saves.push(content);
    post = saved;
  }
}

/** Reads through the API of the site that was started again, as an editor does. */
async function expectRevisions(
  site: BuiltSite,
  headers: Headers,
  { id, contents, known }: { id: number; contents: readonly string[]; known: Revisions },
): Promise<void> {
  const post: Post & { language: 'en' | 'ckb' } = await call(site, headers, 'GET', `posts/${id}`);
  const path = `articles/${post.translationGroup}/revisions`;
  const last = Math.max(0, ...known.values());
  const listed: number[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page = await call(site, headers, 'GET', before ? `${path}?before=${before}` : path);
    for (const revision of page.revisions)
      if (revision.language === post.language && revision.id > last) listed.push(revision.id);
    before = (page.revisions.at(-1)?.id ?? 0) > last ? page.next : null;
  }
  const found: string[] = [];
  for (const revision of listed.toReversed()) {
    const { texts } = await call(site, headers, 'GET', `${path}/${revision}`);
    const content = String(texts[post.language].content);
    found.push(content);
    known.set(content, revision);
  }
  // In their order, and at most one more: the save whose response was lost.
  const isStart = found[0] === 'Start';
  const saved = isStart ? found.slice(1) : found;
  expect(saved.slice(0, contents.length)).toEqual(contents);
  expect(saved.length).toBeLessThanOrEqual(contents.length + 1);
  expect(found.at(-1)).toBe(post.content);
  // One that was acknowledged before an earlier end.
  const [oldest] = known;
  if (!oldest) throw new Error('The post has no revision');
  const { texts } = await call(site, headers, 'GET', `${path}/${oldest[1]}`);
  expect(texts[post.language].content).toBe(oldest[0]);
}

class Rejected extends Error {}

async function call(
  site: BuiltSite,
  headers: Headers,
  method: string,
  path: string,
  body?: unknown,
) {
  const send = () =>
    fetch(`${site.origin}/api/admin/blog/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  let response = await send();
  // On PostgreSQL the count of requests outlives the killed site, and a quick machine reaches the limit.
  while (response.status === 429) {
    await response.body?.cancel();
    await wait(Number(response.headers.get('retry-after')) * 1_000);
    response = await send();
  }
  const text = await response.text();
  if (!response.ok) throw new Rejected(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
