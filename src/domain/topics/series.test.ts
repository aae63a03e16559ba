import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test as plainTest } from 'vitest';
import {
  createPost,
  deletePost,
  editPost,
  findAdminPost,
  findPublishedPost,
  listSummariesOf,
  postChanges,
  restoreRevision,
  togglePublished,
  withHistory,
} from '#domain/posts/index.ts';
import { listRevisions } from '#domain/revisions/index.ts';
import { openSource, writeExport } from '#domain/transfer/index.ts';
import { isPostgres } from '#platform/database/engines/is-postgres.ts';
import type { Database } from '#platform/database/index.ts';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine, newDatabase } from '../../../tests/support/each-engine.ts';
import { openWithChanges } from '../../../tests/support/open-with-changes.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { newFolder, openForTest } from '../../../tests/support/temporary.ts';
import { importInto } from '../../../tests/support/transfers.ts';
import { findPostSeries, findTopic, gatherTopics } from './index.ts';

type Fields = Parameters<typeof samplePost>[0];

async function addPart(database: Database, title: string, fields: Fields = {}) {
  return await createPost(database, samplePost({ title, series: 'A shop', ...fields }));
}

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day));

async function change(database: Database, id: number, changes: Record<string, unknown>) {
  const { updatedAt } = await findAdminPost(database, id);
  await editPost(database, id, postChanges.parse({ ...changes, updatedAt }));
}

describeEachEngine('a series', (test) => {
  test('has its published parts by place, then by date, those without a place last', async ({
    database,
  }) => {
    await addPart(database, 'Later', { publishedAt: onDay(8) });
    await addPart(database, 'Last', { publishedAt: onDay(9) });
    const third = await addPart(database, 'Third', { seriesPart: 10, publishedAt: onDay(1) });
    await addPart(database, 'Second', { seriesPart: 2, publishedAt: onDay(3) });
    const first = await addPart(database, 'First', { seriesPart: 2, publishedAt: onDay(2) });
    await addPart(database, 'Unpublished', { seriesPart: 1, publishedAt: null });
    await addPart(database, 'Arabic', { language: 'ar', seriesPart: 1 });
    await addPart(database, 'Another', { series: 'Another', seriesPart: 1 });
    await deletePost(database, (await addPart(database, 'Deleted')).id);
    expect(await findPostSeries(database, third)).toEqual({
      name: 'A shop',
      path: '/blog/series/a-shop',
      part: 3,
      count: 5,
      parts: ['First', 'Second', 'Third', 'Later', 'Last'].map((title, index) => ({
        slug: title.toLowerCase(),
        title,
        part: index + 1,
      })),
      next: { slug: 'later', title: 'Later', part: 4 },
    });
    const topic = (await findTopic(database, { kind: 'series', slug: 'a-shop' })).get('en');
    const listed = await listSummariesOf(database, topic?.postIds ?? []);
    expect(listed.map(({ title }) => title)).toEqual(['First', 'Second', 'Third', 'Later', 'Last']);
    await togglePublished(database, first.id);
    expect(await findPostSeries(database, third)).toMatchObject({ part: 2, count: 4 });
  });

  test('is none with one part, and asks one query for a post outside of any', async ({
    database,
  }) => {
    const alone = await addPart(database, 'Alone');
    const outside = await addPart(database, 'Outside', { series: '' });
    await addPart(database, 'Outside, too', { series: '' });
    const { database: counting, counted } = countStatements(database);
    expect(await findPostSeries(counting, alone)).toBeUndefined();
    expect(await findPostSeries(counting, outside)).toBeUndefined();
    expect(counted).toEqual({ statements: 2, rows: 1 });
  });

  test('of 2,000 parts asks two queries, and names seven', async ({ database }) => {
    const { id, slug } = await addPart(database, 'Part');
    await addCopies(database, slug, 2_005);
    const { database: counting, counted } = countStatements(database);
    const middle = { id: id + 1_000, language: 'en' } as const;
    const series = await findPostSeries(counting, middle);
    expect(series).toMatchObject({ part: 1_001, count: 2_000 });
    expect(series?.parts.map(({ part }) => part)).toEqual([
      998, 999, 1_000, 1_001, 1_002, 1_003, 1_004,
    ]);
    expect(counted).toEqual({ statements: 2, rows: 2_007 });
    expect((await findPostSeries(database, { id, language: 'en' }))?.parts).toHaveLength(7);
    // What a page can name has an end.
    const beyond = { id: id + 2_003, language: 'en' } as const;
    expect(await findPostSeries(database, beyond)).toBeUndefined();
    expect(
      (await findTopic(database, { kind: 'series', slug: 'a-shop' })).get('en')?.postIds,
    ).toHaveLength(50);
  });

  test('announces its other parts when one of them changes what they show, and at no other change', async ({
    databaseUrl,
  }) => {
    const { database, changedSlugs } = await openWithChanges(databaseUrl);
    const first = await addPart(database, 'First', { seriesPart: 1 });
    const second = await addPart(database, 'Second', { seriesPart: 2 });
    await addPart(database, 'Unrelated', { series: 'Another', seriesPart: 1 });
    await addPart(database, 'Arabic', { language: 'ar', seriesPart: 1 });
    await addPart(database, 'Plain', { series: '' });
    await changedSlugs();
    const third = await addPart(database, 'Third', { publishedAt: null });
    expect(await changedSlugs()).toEqual(['third']);
    await change(database, third.id, { title: 'Part three' });
    expect(await changedSlugs()).toEqual(['third']);
    const all = ['first', 'second', 'third'];
    await togglePublished(database, third.id);
    expect(await changedSlugs()).toEqual(all);
    await change(database, first.id, { content: 'Other words.', seoTitle: 'Other' });
    expect(await changedSlugs()).toEqual(['first']);
    await change(database, first.id, { title: 'The first' });
    expect(await changedSlugs()).toEqual(all);
    await change(database, second.id, { seriesPart: 3 });
    expect(await changedSlugs()).toEqual(all);
    await change(database, third.id, { series: 'Another' });
    expect(await changedSlugs()).toEqual([...all, 'unrelated']);
    await deletePost(database, second.id);
    expect(await changedSlugs()).toEqual(['first', 'second']);
  });

  test('is in history, and comes back with a revision; the public fields have none of it', async ({
    database,
  }) => {
    const { id, slug } = await addPart(database, 'Part', { seriesPart: 2 });
    const actor = { username: 'dara', ipAddress: '192.0.2.1' };
    const edit = async (changes: Record<string, unknown>) =>
      await withHistory(
        database,
        actor,
        id,
        async (transaction) => {
          await change(transaction, id, changes);
          return await findAdminPost(transaction, id);
        },
        (post) => ({ audit: [], revision: { kind: 'edited', post } }),
      );
    const { translationGroup } = await edit({ title: 'Renamed' });
    const { revisions } = await listRevisions(database, { translationGroup });
    const { updatedAt } = await edit({ series: '', seriesPart: 0 });
    await restoreRevision(database, id, { revision: revisions[0]?.id ?? 0, updatedAt });
    expect(await findAdminPost(database, id)).toMatchObject({ series: 'A shop', seriesPart: 2 });
    expect(await findPublishedPost(database, slug)).not.toHaveProperty('series');
  });

  test('is what it was after an export and an import', async ({ database }) => {
    await addPart(database, 'Part', { series: 'Shop: "1" # \\ زنجیرە', seriesPart: 12 });
    await addPart(database, 'Outside', { series: '' });
    const folder = join(await newFolder(), 'export');
    await writeExport(database, folder, () => undefined);
    const copy = await openForTest(await newDatabase('sqlite'));
    const { counts } = await importInto(copy, await openSource(folder, {}));
    expect(counts).toMatchObject({ new: 2, skipped: 0 });
    const stored = await copy.selectFrom('posts').select(['series', 'series_part']).execute();
    expect(stored).toContainEqual({ series: 'Shop: "1" # \\ زنجیرە', series_part: 12 });
    expect(stored).toContainEqual({ series: '', series_part: 0 });
  });
});

/** Copies of a post, each a second younger. Without the triggers, which would announce each part for each. */
async function addCopies(database: Database, slug: string, count: number): Promise<void> {
  const original = await database
    .selectFrom('posts')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { id, ...columns } = original;
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...columns,
    slug: `${slug}-${index + 2}`,
    translation_group: `${slug}-${index + 2}`,
    series: '',
    published_at: new Date(Date.UTC(2026, 11, 1) + index * 1_000).toISOString(),
  }));
  for (let start = 0; start < copies.length; start += 500)
    await database
      .insertInto('posts')
      .values(copies.slice(start, start + 500))
      .execute();
  await database.connection().execute(async (connection) => {
    if (isPostgres(database)) await sql`set session_replication_role = replica`.execute(connection);
    await connection.updateTable('posts').set({ series: columns.series }).execute();
    if (isPostgres(database)) await sql`reset session_replication_role`.execute(connection);
  });
}

const part = (id: number, fields: Partial<Parameters<typeof gatherTopics>[0][number]> = {}) => ({
  id,
  language: 'en' as const,
  translationGroup: `group-${id}`,
  category: 'Tutorials',
  tags: [],
  series: 'A shop',
  seriesPart: id,
  date: '2026-11-01T09:00:00.000Z',
  changedAt: '2026-11-01T09:00:00.000Z',
  ...fields,
});

plainTest('a series has versions under other names: those of its parts’ translations', () => {
  const topics = gatherTopics([
    part(1),
    part(2),
    part(3, { language: 'ckb', series: 'دوکان', translationGroup: 'group-2' }),
    part(4, { language: 'ckb', series: 'دوکان' }),
    part(5, { language: 'ar', series: 'متجر' }),
  ]);
  const english = topics.get('series a-shop');
  expect(english?.get('ckb')).toMatchObject({ name: 'دوکان', postIds: [3, 4] });
  expect(english?.has('ar')).toBe(false);
  const kurdish = topics.get(`series ${english?.get('ckb')?.slug}`);
  expect(kurdish?.get('en')).toMatchObject({ slug: 'a-shop', postIds: [1, 2] });
});

plainTest('names of one slug are series of their own; the larger one has the page', () => {
  const topics = gatherTopics([part(1), part(2, { series: 'a shop' }), part(3)]);
  expect(topics.get('series a-shop')?.get('en')).toMatchObject({ name: 'A shop', postIds: [1, 3] });
});

plainTest('10,000 series of one part each are gathered in one pass', () => {
  const topics = gatherTopics(
    Array.from({ length: 10_000 }, (_, id) => part(id, { series: `Series ${id}` })),
  );
  expect([...topics.keys()].filter((key) => key.startsWith('series '))).toHaveLength(10_000);
});

const rule = 'seriesPart must be a whole number from 0 to 2000';

plainTest.each<[Record<string, unknown>, string]>([
  [{ series: 'x'.repeat(200_000) }, 'series must have at most 100 characters'],
  [{ series: 7 }, 'series must be text'],
  [{ seriesPart: -1 }, rule],
  [{ seriesPart: 1.5 }, rule],
  [{ seriesPart: 2_001 }, rule],
  [{ seriesPart: '2' }, rule],
  [{ seriesPart: null }, rule],
])('rejects %o', (given, message) => {
  const changes = { ...given, updatedAt: '2026-11-21T12:00:00.000Z' };
  expect(postChanges.safeParse(changes).error?.issues[0]?.message).toBe(message);
});

plainTest('one name has one spelling, however many spaces were typed', () => {
  const parsed = postChanges.parse({
    series: '  A \n shop ',
    updatedAt: '2026-11-21T12:00:00.000Z',
  });
  expect(parsed.series).toBe('A shop');
});
