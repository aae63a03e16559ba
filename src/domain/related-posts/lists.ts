import type { Database } from '#platform/database/index.ts';
import { relatedLimits } from './limits.ts';
import type { Scores } from './score-texts.ts';

type Entry = { post_id: number; related_id: number; score: number };

/** @returns the posts whose lists have a post */
export async function findListsWith(database: Database, id: number): Promise<number[]> {
  const rows = await database
    .selectFrom('related_posts')
    .select('post_id')
    .where('related_id', '=', id)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/**
 * Replaces the list of a post, and its places in the lists of others. A list has the nearest posts, at most
 * `relatedLimits.listed`, and a post is in `relatedLimits.listing` lists at most. A list that is too short without it
 * is noted, to be computed again.
 *
 * @param scores of the texts that are near; none where readers can't open the post
 * @param listing the posts whose lists have it
 */
export async function replaceLists(
  database: Database,
  id: number,
  { scores, listing }: { scores: Scores; listing: readonly number[] },
): Promise<void> {
  const nearest = nearestIn(scores.own, (related_id) => ({ post_id: id, related_id }));
  const ids = nearest.map(({ related_id }) => related_id);
  const full = await findFull(database, id, ids);
  const own = nearest
    .filter(({ related_id }) => !full.has(related_id))
    .slice(0, relatedLimits.listed);
  const near = nearestIn(scores.others, (post_id) => ({ post_id, related_id: id }));
  const others = new Set([...listing, ...near.map(({ post_id }) => post_id)]);
  const lists = await readLists(database, id, [...others]);
  const { placed, evicted } = placeIn(lists, id, scores.others);
  const before = await readEntries(database, id);
  const wanted = new Map([...own, ...placed].map((entry) => [keyOf(entry), entry]));
  const stored = new Map(before.map((entry) => [keyOf(entry), entry.score]));
  await removeEntries(database, [
    ...before.filter((entry) => !wanted.has(keyOf(entry))),
    ...evicted,
  ]);
  await putEntries(
    database,
    [...wanted].filter(([key, { score }]) => stored.get(key) !== score).map(([, entry]) => entry),
  );
  const left = listing.filter((post_id) => !wanted.has(keyOf({ post_id, related_id: id })));
  await notePending(
    database,
    left.filter((post_id) => (lists.get(post_id) ?? []).length < relatedLimits.shown),
  );
}

/** The entries with the highest scores, as many as lists may have a post. */
function nearestIn(
  scores: ReadonlyMap<number, number>,
  entryOf: (id: number) => Omit<Entry, 'score'>,
): Entry[] {
  return [...scores]
    .map(([id, score]) => ({ ...entryOf(id), score }))
    .sort(byScore)
    .slice(0, relatedLimits.listing);
}

function keyOf({ post_id, related_id }: Omit<Entry, 'score'>): string {
  return `${post_id} ${related_id}`;
}

/** The nearest first, and the newest of those that are equally near. */
function byScore(one: Entry, other: Entry): number {
  return (
    other.score - one.score || other.related_id - one.related_id || other.post_id - one.post_id
  );
}

/** Where a post enters the lists of others, and which entries give way to it. */
function placeIn(
  lists: ReadonlyMap<number, Entry[]>,
  id: number,
  scores: ReadonlyMap<number, number>,
): { placed: Entry[]; evicted: Entry[] } {
  const placed = [...lists]
    .flatMap(([post_id, entries]) => {
      const score = scores.get(post_id);
      if (score === undefined) return [];
      const last = entries[relatedLimits.listed - 1];
      const entry = { post_id, related_id: id, score };
      return last && byScore(last, entry) < 0 ? [] : [{ entry, last }];
    })
    .sort((one, other) => byScore(one.entry, other.entry))
    .slice(0, relatedLimits.listing);
  return {
    placed: placed.map(({ entry }) => entry),
    evicted: placed.flatMap(({ last }) => last ?? []),
  };
}

/** Those of the posts that are in as many lists as a post may be, without that of `id`. */
async function findFull(
  database: Database,
  id: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('related_posts')
    .select('related_id')
    .where('related_id', 'in', ids)
    .where('post_id', '!=', id)
    .groupBy('related_id')
    .having(({ fn }) => fn.countAll(), '>=', relatedLimits.listing)
    .execute();
  return new Set(rows.map(({ related_id }) => related_id));
}

/** The lists of posts without `id`, each with the nearest first. */
async function readLists(
  database: Database,
  id: number,
  ids: readonly number[],
): Promise<Map<number, Entry[]>> {
  const lists = new Map<number, Entry[]>(ids.map((post_id) => [post_id, []]));
  if (ids.length === 0) return lists;
  const entries = await database
    .selectFrom('related_posts')
    .selectAll()
    .where('post_id', 'in', ids)
    .where('related_id', '!=', id)
    .execute();
  for (const entry of entries.sort(byScore)) lists.get(entry.post_id)?.push(entry);
  return lists;
}

/** What the lists have of a post: its own list, and its places in others. */
async function readEntries(database: Database, id: number): Promise<Entry[]> {
  return await database
    .selectFrom('related_posts')
    .selectAll()
    .where('post_id', '=', id)
    .union((select) => select.selectFrom('related_posts').selectAll().where('related_id', '=', id))
    .execute();
}

async function removeEntries(database: Database, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await database
    .deleteFrom('related_posts')
    .where(({ eb, or, and }) =>
      or(
        entries.map(({ post_id, related_id }) =>
          and([eb('post_id', '=', post_id), eb('related_id', '=', related_id)]),
        ),
      ),
    )
    .execute();
}

async function putEntries(database: Database, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await database
    .insertInto('related_posts')
    .values(entries)
    .onConflict((conflict) =>
      conflict
        .columns(['post_id', 'related_id'])
        .doUpdateSet(({ ref }) => ({ score: ref('excluded.score') })),
    )
    .execute();
}

async function notePending(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .insertInto('related_pending')
    .values(ids.map((post_id) => ({ post_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
