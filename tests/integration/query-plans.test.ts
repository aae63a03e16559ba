import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from 'kysely';
import { expect } from 'vitest';
import { createViewCounter, readStatistics } from '#domain/analytics/index.ts';
import { removeOldRuns } from '#domain/assistant/index.ts';
import { remind } from '#domain/enquiries/delivery/remind.ts';
import { createChannelTick } from '#domain/enquiries/delivery/start-delivering.ts';
import {
  deleteEnquiry,
  listEnquiries,
  readChannelStates,
  removeOldEnquiries,
  sendAgain,
  submitEnquiry,
} from '#domain/enquiries/index.ts';
import { deliveryChannels } from '#domain/enquiries/shared/enquiry.ts';
import { findImageVariant, removeUnusedImages } from '#domain/media/index.ts';
import { findExact, findNear } from '#domain/memory/index.ts';
import { findPicture, listPictures } from '#domain/picture-library/index.ts';
import {
  createPost,
  editPost,
  findAdminPost,
  findPostBySlug,
  listAdminSummaries,
  listPostsForCrawlers,
  listPublishedBetween,
  listPublishedPosts,
  listPublishedSummaries,
  listSummariesOf,
  purgeDeletedPosts,
  resolveShortLink,
} from '#domain/posts/index.ts';
import { findRelatedPosts } from '#domain/related-posts/index.ts';
import { newReaderRemark, submitReaderRemark } from '#domain/reviews/index.ts';
import { findSharePicture, removeOldSharePictures } from '#domain/share-pictures/index.ts';
import { findPostSeries } from '#domain/topics/index.ts';
import { isPostgres } from '#platform/database/engines/is-postgres.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine, testOnFile } from '../support/each-engine.ts';
import { sampleReaderRemark } from '../support/reader-remarks.ts';
import { rememberPairs } from '../support/remember-pairs.ts';
import { enquiryForm, enquiryOptions } from '../support/sample-enquiry.ts';
import { samplePost } from '../support/sample-post.ts';

const limit = 50;
const siteTime = { now: new Date('2026-11-25T12:00:00Z'), timeZone: 'Asia/Baghdad' };

/** Queries that visitors wait for, or that run meanwhile. They must read from an index, in its order. */
const hot: Record<string, (database: Database) => Promise<unknown>> = {
  'list of one language': (database) => listPublishedSummaries(database, { language: 'ar', limit }),
  'list of all languages': (database) =>
    listPublishedSummaries(database, { language: undefined, limit }),
  'posts of a topic': (database) => listSummariesOf(database, [2, 1]),
  feed: (database) => listPublishedPosts(database, { language: 'en', limit }),
  post: (database) => findPostBySlug(database, 'new-address'),
  'series of a post': async (database) => {
    const series = await findPostSeries(database, { id: 1, language: 'en' });
    expect(series?.count).toBe(2);
  },
  'what to read next': (database) => findRelatedPosts(database, { id: 1, language: 'en' }),
  'former address': (database) => findPostBySlug(database, 'old-address'),
  'unknown address': (database) => findPostBySlug(database, 'unknown'),
  'posts of a month': (database) =>
    listPublishedBetween(database, new Date('2026-11-01'), new Date('2026-12-01')),
  'short address': (database) => resolveShortLink(database, 1),
  'unknown short address': (database) => resolveShortLink(database, 3),
  picture: (database) => findImageVariant(database, `${'a'.repeat(32)}.jpg`),
  'share picture': (database) => findSharePicture(database, `post-1-${'a'.repeat(16)}.jpg`),
  "panel's post": (database) => findAdminPost(database, 1),
  'counting readers': async (database) => {
    const counter = createViewCounter(database);
    counter.record('new-address', { ipAddress: '192.0.2.1', userAgent: 'test' });
    await counter.stop();
  },
  // Empty, because a plan needs no pictures.
  'page of pictures': (database) =>
    listPictures(database, {}, `2026-01-01T00:00:00.000Z_${'a'.repeat(32)}`),
  'pictures of a month': (database) => listPictures(database, { month: '2026-11' }),
  'unused pictures of a month': (database) =>
    listPictures(database, { month: '2026-11', unused: true }),
  'uses of a picture': async (database) => {
    await findPicture(database, 'a'.repeat(32)).catch(() => undefined);
  },
  'units of the memory near a text': async (database) => {
    await rememberPairs(database, [['One text', 'دەقێک']]);
    const near = { text: 'One text', from: 'en', language: 'ckb', atLeast: 0.5, limit: 5 } as const;
    expect(await findNear(database, near)).toHaveLength(1);
  },
  'units of the memory with a text': (database) => findExact(database, ['One text'], 'ckb'),
  'storing an enquiry': async (database) => {
    const options = enquiryOptions({ channels: deliveryChannels });
    expect(await submitEnquiry(database, { ...options, fields: enquiryForm() })).toBeNull();
  },
  "storing a reader's remark": async (database) => {
    const { rateLimits, readClock, ...options } = enquiryOptions();
    const remark = newReaderRemark.parse(
      sampleReaderRemark({ words: 'One two', wording: 'One too' }),
    );
    await submitReaderRemark(database, remark, {
      slug: 'new-address',
      rateLimits,
      readClock,
      ipAddress: options.ipAddress,
      userAgent: options.userAgent,
    });
  },
  'deliveries of enquiries': (database) => readChannelStates(database, deliveryChannels),
  'delivering an enquiry': (database) =>
    createChannelTick(database, 'telegram', {
      settings: { telegram: { apiUrl: 'http://127.0.0.1:1', token: '1:a', chatId: '1' } },
      readClock: async () => new Date('2000-01-01'),
      siteUrl: 'https://site.example',
    })(),
  'sending messages again': (database) => sendAgain(database, 'mail', siteTime.now),
  'deleting an enquiry': (database) => deleteEnquiry(database, 1).catch(() => undefined),
  'reminding of enquiries': (database) => remind(database, deliveryChannels, siteTime),
  'old enquiries': (database) => removeOldEnquiries(database, 365),
  'old share pictures': removeOldSharePictures,
  'old runs of the assistant': removeOldRuns,
  'posts deleted long ago': purgeDeletedPosts,
  // The queries of the databases themselves when a post is deleted.
  ...Object.fromEntries(
    (['former_addresses', 'post_readers', 'post_views_daily'] as const).map((table) => [
      `${table} of a post`,
      (database: Database) =>
        database.selectFrom(table).select('post_id').where('post_id', '=', 1).execute(),
    ]),
  ),
};

/** Queries that read every post or enquiry, and the indexes that keep them from reading texts, or from sorting. */
const whole: Record<string, { run: (typeof hot)[string]; indexes: string[] }> = {
  "panel's list": { run: listAdminSummaries, indexes: ['posts_for_panel', 'posts_with_old_marks'] },
  'posts of the sitemap': { run: listPostsForCrawlers, indexes: ['posts_for_panel'] },
  "panel's numbers": {
    run: (database) => readStatistics(database, 30),
    indexes: ['posts_for_panel', 'post_views_of_day', 'posts_to_purge'],
  },
  'list of enquiries': {
    run: (database) => listEnquiries(database, { before: 50_000 }, siteTime),
    indexes: ['enquiries_in_list', 'enquiries_waiting'],
  },
  'new enquiries': {
    run: (database) => listEnquiries(database, { status: 'new' }, siteTime),
    indexes: ['enquiries_of_status', 'enquiries_waiting'],
  },
  'unused pictures': {
    run: async (database) => {
      const picture = { hash: 'a'.repeat(32), width: 1, height: 1, created_at: '2000' };
      await database.insertInto('images').values(picture).execute();
      await removeUnusedImages(database);
    },
    indexes: ['picture_uses_of_picture'],
  },
};

describeEachEngine('the plan of', (test) => {
  test('every hot query uses an index', async ({ database }) => {
    await movePost(database);
    for (const [name, run] of Object.entries(hot)) {
      const plan = await explain(database, run);
      expect(plan, name).not.toBe('');
      expect(plan, name).not.toMatch(/TEMP B-TREE|Sort|SCAN (?!CONSTANT)|Seq Scan/);
    }
  });

  test('every query over all posts or enquiries uses its indexes', async ({ database }) => {
    for (const [name, { run, indexes }] of Object.entries(whole)) {
      const plan = await explain(database, run);
      expect(plan, name).not.toMatch(
        /SCAN (?:posts|enquiries)(?! USING)|Seq Scan on (?:posts|enquiries)/,
      );
      for (const index of indexes) expect(plan, name).toContain(index);
    }
  });
});

testOnFile('the list of one language never looks at the others', async ({ database }) => {
  const plan = await explain(database, (recorded) =>
    listPublishedSummaries(recorded, { language: 'ar', limit }),
  );
  expect(plan).toContain('posts_of_language (language=? ');
});

async function movePost(database: Database): Promise<void> {
  const part = { series: 'Two parts' };
  const post = samplePost({ title: 'Old address', ...part });
  const { id, updated_at } = await createPost(database, post);
  await createPost(database, samplePost({ title: 'Another part', ...part }));
  await editPost(database, id, { slug: 'New address', updatedAt: updated_at });
}

/** The engine's plans of all queries that `work` makes. */
async function explain(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<string> {
  const nodes: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(database.withPlugin(plugin));
  const executor = database.getExecutor();
  const queries = nodes
    .filter(({ kind }) => /^(Select|Update|Delete)/.test(kind))
    .map((node) => executor.compileQuery(node, createQueryId()));
  return await database.connection().execute(async (connection) => {
    // Without this setting, PostgreSQL would read so small a table whole and ignore the indexes.
    if (isPostgres(database))
      await sql`set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off`.execute(
        connection,
      );
    const lines: string[] = [];
    for (const query of queries) {
      const command = isPostgres(database) ? 'explain (costs off)' : 'explain query plan';
      const { rows } = await connection.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${command} ${query.sql}`, [...query.parameters]),
      );
      lines.push(query.sql, ...rows.map((row) => String(row.detail ?? row['QUERY PLAN'])));
    }
    return lines.join('\n');
  });
}
