import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { recordRun } from '../runs/record-run.ts';
import { toMicrodollars } from './dollars-of.ts';
import { assertWithinMonthlyLimit, readSpending } from './spending.ts';

const now = new Date('2026-11-24T09:00:00Z');

type Row = { at?: string; outcome?: string; dollars: number | null };

async function addRuns(database: Database, rows: Row[]): Promise<void> {
  for (const { at = now.toISOString(), outcome = 'done', dollars } of rows)
    await database
      .insertInto('assistant_runs')
      .values({
        username: 'sara',
        task: 'enhance',
        model: 'openai/m',
        prompt_version: '1',
        started_at: at,
        outcome,
        microdollars: toMicrodollars(dollars),
      })
      .execute();
}

describeEachEngine('spending of the assistant', (test) => {
  test('is what runs and comparisons of the calendar month in UTC cost, and counts what nobody knows', async ({
    database,
  }) => {
    expect(await readSpending(database, now)).toEqual({
      dollars: 0,
      unknown: 0,
      until: '2026-12-01T00:00:00.000Z',
    });
    await addRuns(database, [
      { dollars: 1.25 },
      { dollars: 0.5, outcome: 'assistant-cut-off' },
      { dollars: 8, at: '2026-10-31T23:59:59.999Z' },
      { dollars: 16, at: '2026-12-01T00:00:00.000Z' },
      { dollars: 2, at: '2026-11-01T00:00:00.000Z' },
      { dollars: null },
      { dollars: null, outcome: 'cancelled' },
      // They have cost nothing, or not yet.
      { dollars: null, outcome: 'assistant-key-refused' },
      { dollars: null, outcome: 'running' },
    ]);
    await database
      .insertInto('translation_benchmarks')
      .values({
        started_at: now.toISOString(),
        alive_at: now.toISOString(),
        outcome: 'running',
        total: 10,
        report: '{}',
        microdollars: 250_000,
      })
      .execute();
    expect(await readSpending(database, now)).toMatchObject({ dollars: 4, unknown: 2 });
    const december = new Date('2026-12-31T23:00:00Z');
    expect(await readSpending(database, december)).toMatchObject({
      dollars: 16,
      until: '2027-01-01T00:00:00.000Z',
    });
  });

  test('at its limit stops the next call before the model is asked, and says until when and what to do', async ({
    database,
  }) => {
    await database
      .insertInto('admins')
      .values({ username: 'sara', password_hash: '', created_at: now.toISOString() })
      .execute();
    let requests = 0;
    const ask = async (tokens: number) =>
      await recordRun(
        {
          database,
          username: 'sara',
          signal: new AbortController().signal,
          settings: { monthlyLimit: 3 },
        },
        {
          task: 'enhance',
          promptVersion: '1',
          model: { name: 'm', price: { input: 1, output: 1 } },
        },
        async (meter) => {
          requests += 1;
          meter.add({ inputTokens: tokens, outputTokens: 0, characters: null });
        },
      );
    await ask(1_000_000);
    // In progress while the limit is passed: it ends.
    await ask(2_500_000);
    await expect(ask(1)).rejects.toMatchObject({
      code: 'assistant-month-limit',
      message: expect.stringMatching(/limit of \$3 .* from \d{4}-\d\d-01, .* AI_MONTHLY_LIMIT /),
    });
    expect(requests).toBe(2);
    expect(await database.selectFrom('assistant_runs').select('id').execute()).toHaveLength(2);
    await expect(assertWithinMonthlyLimit(database, undefined)).resolves.toBeUndefined();
    await expect(assertWithinMonthlyLimit(database, 0)).rejects.toThrow('limit of $0');
  });

  test('adds nothing for what the translation memory gave, and does not know what broke off', async ({
    database,
  }) => {
    await database
      .insertInto('admins')
      .values({ username: 'sara', password_hash: '', created_at: now.toISOString() })
      .execute();
    const model = { name: 'm', price: { input: 1, output: 1 } };
    const leaver = new AbortController();
    const caller = { database, settings: {}, username: 'sara', signal: leaver.signal };
    await recordRun(caller, { task: 'enhance', promptVersion: '1', model }, async () => undefined);
    const broken = recordRun(caller, { task: 'enhance', promptVersion: '1', model }, async () => {
      leaver.abort();
      throw new Error('gone');
    });
    await expect(broken).rejects.toThrow('gone');
    expect(await readSpending(database, new Date())).toMatchObject({ dollars: 0, unknown: 1 });
  });
});
