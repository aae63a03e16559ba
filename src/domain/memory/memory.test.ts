import { describe, expect } from 'vitest';
import {
  createPost,
  editPost,
  findAdminPost,
  rememberStoredTexts,
  toAdminPost,
  togglePublished,
  withHistory,
} from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { countStatements } from '../../../tests/support/count-statements.ts';
import { describeEachEngine, testOnFile } from '../../../tests/support/each-engine.ts';
import { rememberPairs } from '../../../tests/support/remember-pairs.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { recordOfTranslation } from '../../../tests/support/translation-records.ts';
import { findExact } from './find-exact.ts';
import { selectUnits } from './unit-rows.ts';

const actor = { username: 'dara', ipAddress: null };
const english = {
  title: 'Planning an app',
  content: 'Write down three things. Then ask us about the price.\n\nIt takes `8` weeks.',
};
const machine = {
  title: 'پلانی ئەپ',
  content: 'سێ شت بنووسە. پاشان نرخەکەمان لێ بپرسە.\n\n`8` هەفتە دەخایەنێت.',
};

/** Stores an English post and a translation by a model, as the panel does. */
async function storeArticle(database: Database, { published = false, group = 'g' } = {}) {
  await createPost(database, samplePost({ ...english, translationGroup: group }));
  const post = samplePost({
    ...machine,
    language: 'ckb',
    translationGroup: group,
    translation: recordOfTranslation(english, machine),
    publishedAt: published ? new Date() : null,
  });
  return await withHistory(
    database,
    actor,
    undefined,
    async (transaction) => toAdminPost(await createPost(transaction, post)),
    (created) => ({
      audit: [],
      revision: {
        kind: published ? 'published' : 'created',
        post: created,
        contribution: { kind: 'translated', model: 'test/small' },
      },
    }),
  );
}

async function edit(
  database: Database,
  id: number,
  content: string,
  event: { suggestedBy?: string } = {},
) {
  const { updatedAt } = await findAdminPost(database, id);
  await withHistory(
    database,
    actor,
    id,
    (transaction) => editPost(transaction, id, { content, updatedAt }),
    (result) => {
      if (result.stale) throw new Error('stale');
      return { audit: [], revision: { kind: 'edited', post: result.post, ...event } };
    },
  );
}

const toggle = (database: Database, id: number) =>
  withHistory(
    database,
    actor,
    id,
    (transaction) => togglePublished(transaction, id),
    (post) => ({
      audit: [],
      revision: { kind: post.published ? 'published' : 'unpublished', post },
    }),
  );

async function unitsIn(database: Database) {
  const rows = await selectUnits(database).orderBy('unit.id').execute();
  return rows.map(({ source, target, kind, origin, model, username }) => ({
    source,
    target,
    kind,
    origin,
    model,
    username,
  }));
}

describeEachEngine('the memory', (test) => {
  test('a published translation is remembered, its paragraphs and sentences', async ({
    database,
  }) => {
    await storeArticle(database, { published: true });
    const about = { origin: 'published', model: 'test/small', username: 'dara' };
    expect(await unitsIn(database)).toEqual([
      { source: english.title, target: machine.title, kind: 'paragraph', ...about },
      {
        source: 'Write down three things. Then ask us about the price.',
        target: 'سێ شت بنووسە. پاشان نرخەکەمان لێ بپرسە.',
        kind: 'paragraph',
        ...about,
      },
      {
        source: 'Write down three things.',
        target: 'سێ شت بنووسە.',
        kind: 'sentence',
        ...about,
      },
      {
        source: 'Then ask us about the price.',
        target: 'پاشان نرخەکەمان لێ بپرسە.',
        kind: 'sentence',
        ...about,
      },
      {
        source: 'It takes ⟦1⟧ weeks.',
        target: '⟦1⟧ هەفتە دەخایەنێت.',
        kind: 'paragraph',
        ...about,
      },
    ]);
  });

  test('an unpublished translation is not remembered, but what a person edits of it', async ({
    database,
  }) => {
    const { id } = await storeArticle(database);
    expect(await unitsIn(database)).toEqual([]);
    await edit(database, id, machine.content.replace('هەفتە دەخایەنێت', 'هەفتەی دەوێت'));
    expect(await unitsIn(database)).toMatchObject([
      { target: '⟦1⟧ هەفتەی دەوێت.', origin: 'edited', model: 'test/small' },
    ]);
    await edit(
      database,
      id,
      machine.content.replace('هەفتە دەخایەنێت', 'هەفتەی دەوێت').replace('سێ', 'چوار'),
      { suggestedBy: 'Shilan' },
    );
    expect((await unitsIn(database)).map(({ origin }) => origin)).toEqual([
      'edited',
      'reviewer',
      'reviewer',
      'reviewer',
    ]);
    await toggle(database, id);
    expect((await unitsIn(database)).map(({ origin }) => origin)).toEqual([
      'edited',
      'reviewer',
      'reviewer',
      'reviewer',
      'published',
    ]);
  });

  test('the newest translation of a source is the match, also when an old one comes back', async ({
    database,
  }) => {
    const { id } = await storeArticle(database, { published: true });
    const source = 'It takes ⟦1⟧ weeks.';
    const match = async () => (await findExact(database, [source], 'ckb')).get(source)?.target;
    const other = machine.content.replace('دەخایەنێت', 'دەبات');
    await edit(database, id, other);
    expect(await match()).toBe('⟦1⟧ هەفتە دەبات.');
    await edit(database, id, machine.content);
    expect(await match()).toBe('⟦1⟧ هەفتە دەخایەنێت.');
    const stored = (await unitsIn(database)).filter((unit) => unit.source === source);
    expect(stored).toHaveLength(2);
    await edit(database, id, `${machine.content}\n`);
    expect(await findExact(database, [' It  takes\n⟦1⟧ weeks. '], 'ckb')).toHaveProperty('size', 1);
    expect(await findExact(database, [source], 'ar')).toHaveProperty('size', 0);
  });

  test('a save that fails remembers nothing', async ({ database }) => {
    const { id } = await storeArticle(database);
    const failing = withHistory(
      database,
      actor,
      id,
      (transaction) => togglePublished(transaction, id),
      (post) => ({
        // Fails after the text was remembered.
        audit: [{ action: 'post-published', subject: post.slug }, JSON.parse('{"action": null}')],
        revision: { kind: 'published', post },
      }),
    );
    await expect(failing).rejects.toThrow();
    expect(await unitsIn(database)).toEqual([]);
    expect(await database.selectFrom('memory_segments').select('id').execute()).toEqual([]);
  });

  test('texts stored before are remembered once, and unpublished ones are not', async ({
    database,
  }) => {
    for (let article = 0; article < 7; article += 1) {
      const translationGroup = `group-${article}`;
      const publishedAt = article === 6 ? null : new Date();
      const numbered = (text: string) => text.replace('.', ` ${article}.`);
      const source = { title: `App ${article}`, content: numbered(english.content) };
      const target = { title: `ئەپ ${article}`, content: numbered(machine.content) };
      await createPost(database, samplePost({ ...source, translationGroup }));
      const translation = recordOfTranslation(source, target);
      const about = { language: 'ckb' as const, translationGroup, publishedAt, translation };
      await createPost(database, samplePost({ ...target, ...about }));
    }
    // Requests are answered between two texts.
    let turns = 0;
    const count = () => {
      turns += 1;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    expect(await rememberStoredTexts(database)).toBe(7);
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(7);
    const units = await unitsIn(database);
    expect(units).toHaveLength(6 * 5);
    expect(new Set(units.map(({ username }) => username))).toEqual(new Set([null]));
    expect(await rememberStoredTexts(database)).toBe(0);
  });

  test('many units take few statements', async ({ database }) => {
    const pairs = Array.from(
      { length: 2_000 },
      (_, index) => [`Sentence ${index} of a long text`, `ڕستەی ${index} لە دەقێکی درێژ`] as const,
    );
    const { database: asked, counted } = countStatements(database);
    expect(await rememberPairs(asked, pairs)).toHaveLength(2_000);
    expect(counted.statements).toBeLessThan(60);
    expect(await rememberPairs(asked, pairs)).toEqual([]);
  });
});

describe('the memory', () => {
  testOnFile('stale and hostile texts are left out or cut', async ({ database }) => {
    // Written by a person, and the English text has changed since.
    const group = { translationGroup: 'stale' };
    await createPost(database, samplePost({ ...english, ...group }));
    const typed = { ...machine, ...group, language: 'ckb' as const };
    const { id } = await createPost(database, samplePost({ ...typed, publishedAt: null }));
    await database
      .updateTable('posts')
      .set({ source_version: 'older' })
      .where('id', '=', id)
      .execute();
    await toggle(database, id);
    expect(await unitsIn(database)).toEqual([]);

    // 200,000 characters: of many paragraphs the first are remembered, and of one nothing.
    for (const content of ['Yes.\n\n'.repeat(33_000), `${'word '.repeat(40_000)}`]) {
      const hostile = { translationGroup: `hostile-${content.length}` };
      let count = 0;
      const numbered = content
        .replaceAll('Yes', () => {
          count += 1;
          return `Yes ${count}`;
        })
        .slice(0, 200_000);
      await createPost(database, samplePost({ title: 'Long', content: numbered, ...hostile }));
      const post = samplePost({ title: 'درێژ', content: numbered, language: 'ar', ...hostile });
      await createPost(database, post);
    }
    await rememberStoredTexts(database);
    expect((await unitsIn(database)).length).toBeLessThanOrEqual(2_001);
  });
});
