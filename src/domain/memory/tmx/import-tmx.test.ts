import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { rememberPairs } from '../../../../tests/support/remember-pairs.ts';
import { deleteUnit } from '../change-units.ts';
import { findExact } from '../find-exact.ts';
import { selectUnits } from '../unit-rows.ts';
import { importTmx } from './import-tmx.ts';
import { writeTmx } from './write-tmx.ts';

type Pair = readonly [source: string, target: string, changedAt?: string];

function tmxOf(pairs: readonly Pair[]): Buffer {
  const units = pairs.map(
    ([source, target, date = '']) => `<tu${date && ` changedate="${date}"`}>
<tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="ckb"><seg>${target}</seg></tuv></tu>`,
  );
  return Buffer.from(`<tmx version="1.4"><header/><body>\n${units.join('\n')}\n</body></tmx>`);
}

const actor = { username: 'dara', ipAddress: null };
const nothing = new Set<number>();
const applying = (take: ReadonlySet<number> = nothing) => ({ actor, fileName: 'a.tmx', take });

async function livePairs(database: Database) {
  const rows = await selectUnits(database)
    .where('unit.deleted_at', 'is', null)
    .orderBy('unit.id')
    .execute();
  return rows.map(({ language, kind, source, target }) => [language, kind, source, target]);
}

async function exported(database: Database): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeTmx(database, {})) pieces.push(piece);
  return Buffer.concat(pieces);
}

describeEachEngine('the import of TMX', (test) => {
  test('tells what it will do, does it once, and changes nothing the second time', async ({
    database,
  }) => {
    const file = tmxOf([
      ['The server is new.', 'ڕاژەکە نوێیە.', '20250101T000000Z'],
      ['The server is new.', 'ڕاژەی نوێ.', '20260101T000000Z'],
      // Letters of an Arabic keyboard.
      ['Good morning', 'بەيانى باش', '29990101T000000Z'],
      ['Good morning', 'بەیانی باش'],
      ['1', '1'],
    ]);
    const counts = { added: 3, known: 0, taken: 0, conflicts: { count: 0, listed: [] } };
    const problems = { count: 1, listed: [{ line: 10, reason: 'no-words', detail: '' }] };
    const report = { fault: null, ...counts, problems };
    expect(await importTmx(database, file, null)).toEqual({ isApplied: false, ...report });
    expect(await livePairs(database)).toEqual([]);
    expect(await importTmx(database, file, applying())).toEqual({ isApplied: true, ...report });
    const stored = [
      ['ckb', 'sentence', 'The server is new.', 'ڕاژەکە نوێیە.'],
      ['ckb', 'sentence', 'The server is new.', 'ڕاژەی نوێ.'],
      ['ckb', 'sentence', 'Good morning', 'بەیانی باش'],
    ];
    expect(await livePairs(database)).toEqual(stored);
    // The newest by its date, and none of the future.
    const found = await findExact(database, ['The server is new.', 'Good morning'], 'ckb');
    expect(found.get('The server is new.')?.target).toBe('ڕاژەی نوێ.');
    expect(found.get('Good morning')).toMatchObject({ origin: 'imported', username: 'dara' });
    expect(Date.parse(found.get('Good morning')?.approvedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await importTmx(database, file, applying())).toMatchObject({ added: 0, known: 3 });
    expect(await livePairs(database)).toEqual(stored);
  });

  test('shows what contradicts an approved translation, and stores it if chosen', async ({
    database,
  }) => {
    await rememberPairs(database, [
      ['Open the door.', 'دەرگاکە بکەرەوە.'],
      ['Close the door.', 'دەرگاکە دابخە.'],
    ]);
    const [deleted] = await rememberPairs(database, [['Knock twice.', 'دوو جار لێ بدە.']]);
    const { id } = await selectUnits(database)
      .where('unit.source_id', '=', deleted?.source_id ?? 0)
      .executeTakeFirstOrThrow();
    await deleteUnit(database, id);
    const file = tmxOf([
      ['Open the door.', 'دەرگا بکەوە.', '29990101T000000Z'],
      ['Close the door.', 'دەرگاکە دابخە.'],
      ['Knock twice.', 'دوو جار لێ بدە.'],
    ]);
    const before = await livePairs(database);
    const { conflicts, known } = await importTmx(database, file, applying());
    expect(known).toBe(1);
    expect(conflicts).toMatchObject({
      count: 2,
      listed: [
        {
          entry: 0,
          line: 2,
          source: 'Open the door.',
          target: 'دەرگا بکەوە.',
          current: { target: 'دەرگاکە بکەرەوە.', username: null },
        },
        { entry: 2, line: 6, target: 'دوو جار لێ بدە.', current: null },
      ],
    });
    expect(await livePairs(database)).toEqual(before);
    const taken = await importTmx(database, file, applying(new Set([0, 2])));
    expect(taken).toMatchObject({ added: 0, known: 1, taken: 2, conflicts: { count: 0 } });
    const found = await findExact(database, ['Open the door.', 'Knock twice.'], 'ckb');
    expect([...found.values()].map(({ target }) => target)).toEqual([
      'دەرگا بکەوە.',
      'دوو جار لێ بدە.',
    ]);
    expect(await importTmx(database, file, applying())).toMatchObject({ known: 3 });
  });

  test('an export goes into another database and comes out equal', async ({ database }) => {
    await rememberPairs(database, [
      ['See ⟦1⟧this⟦/1⟧ & ⟦2⟧.', '⟦2⟧ و ⟦1⟧ئەمە⟦/1⟧ ببینە.'],
      ['A <b> ]]> "c"', 'أ <b> ]]> "c"'],
      ['Twice', 'جارێک'],
    ]);
    await rememberPairs(database, [['Twice', 'دوو جار']], { translationGroup: 'g' });
    await rememberPairs(database, [['Twice', 'مرتان']], { language: 'ar' });
    const file = await exported(database);
    const pairs = await livePairs(database);
    expect(await importTmx(database, file, applying())).toMatchObject({ added: 0, known: 5 });
    expect(await livePairs(database)).toEqual(pairs);
    for (const table of ['memory_units', 'memory_stems', 'memory_segments'] as const)
      await database.deleteFrom(table).execute();
    expect(await importTmx(database, file, applying())).toMatchObject({ added: 5, known: 0 });
    expect((await livePairs(database)).sort()).toEqual(pairs.sort());
  });

  test('a file that breaks off is rejected as a whole', async ({ database }) => {
    const file = tmxOf([['Good morning', 'بەیانی باش']]);
    const report = await importTmx(database, file.subarray(0, -10), applying());
    expect(report).toMatchObject({ isApplied: false, fault: { reason: 'not-xml' }, added: 0 });
    expect(await livePairs(database)).toEqual([]);
  });

  test('translations of one text beyond 20 are reported', async ({ database }) => {
    const file = tmxOf(Array.from({ length: 600 }, (_, index) => ['Same', `هەمان ${index} ئا`]));
    const report = await importTmx(database, file, applying());
    expect(report).toMatchObject({ added: 20, problems: { count: 580 } });
    expect(report.problems.listed).toHaveLength(200);
    expect(await livePairs(database)).toHaveLength(20);
  });
});
