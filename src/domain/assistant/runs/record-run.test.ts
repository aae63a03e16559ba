import { expect } from 'vitest';
import { DomainError } from '#domain/domain-error.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { describeEachEngine, describePostgres } from '../../../../tests/support/each-engine.ts';
import { recordRun, removeOldRuns } from './record-run.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const run = {
  task: 'seo-ar',
  model: { name: 'openai/gpt-test', price: { input: 2, output: 10 } },
  promptVersion: 'seo-1',
};

describeEachEngine('recordRun', (test) => {
  test.beforeEach(({ database }) => addAdmins(database));

  test('records a run when it starts, and its tokens and duration when it ends', async ({
    database,
  }) => {
    const result = await recordRun(callOf(database), run, async (meter) => {
      expect(await runsOf(database)).toMatchObject([{ outcome: 'running', duration_ms: null }]);
      meter.add({ inputTokens: 10, outputTokens: null, characters: null });
      meter.add({ inputTokens: 5, outputTokens: 7, characters: 9 });
      return 'result';
    });
    expect(result).toBe('result');
    expect(await runsOf(database)).toEqual([
      {
        id: expect.any(Number),
        username: 'sara',
        task: 'seo-ar',
        model: 'openai/gpt-test',
        prompt_version: 'seo-1',
        started_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        duration_ms: expect.any(Number),
        input_tokens: 15,
        output_tokens: 7,
        characters: 9,
        remembered: 0,
        examples: 0,
        outcome: 'done',
        microdollars: 15 * 2 + 7 * 10,
      },
    ]);
  });

  test('records and rethrows an error', async ({ database }) => {
    const leaver = new AbortController();
    const fail = (error: unknown, signal?: AbortSignal) =>
      recordRun(callOf(database, signal), run, async (meter) => {
        meter.add({ inputTokens: 1, outputTokens: 0, characters: null });
        if (signal) leaver.abort(error);
        throw error;
      });
    const errors = [new DomainError('assistant-cut-off', ''), new Error('a bug of ours')];
    for (const error of errors) await expect(fail(error)).rejects.toBe(error);
    const left = new Error('the tab was closed');
    await expect(fail(left, leaver.signal)).rejects.toBe(left);
    expect(
      (await runsOf(database)).map((row) => [row.outcome, row.input_tokens, row.output_tokens]),
    ).toEqual([
      ['assistant-cut-off', 1, 0],
      ['failed', 1, 0],
      ['cancelled', 1, 0],
    ]);
  });

  test('rejects the 31st run within an hour, until the oldest is an hour old', async ({
    database,
  }) => {
    const now = Date.now();
    await addRuns(database, now - hourMs - minuteMs, 5);
    await addRuns(database, now - hourMs + 10 * minuteMs, 1);
    await addRuns(database, now - minuteMs, 28);
    await recordRun(callOf(database), run, async () => {});
    const rejected = recordRun(callOf(database), run, () => expect.unreachable());
    const error = await rejected.catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'assistant-limit',
      message: 'The assistant can be asked 30 times an hour: try again in 10 min',
    });
    const { retryAfterSeconds = 0 } = error instanceof DomainError ? error : {};
    expect(retryAfterSeconds).toBeLessThanOrEqual(600);
    expect(retryAfterSeconds).toBeGreaterThan(540);
    expect(await runsOf(database)).toHaveLength(35);
    // Other accounts are not limited.
    await recordRun({ ...callOf(database), username: 'dara' }, run, async () => {});
  });

  test('does not count runs that lie more than an hour in the future', async ({ database }) => {
    await addRuns(database, Date.now() + dayMs, 30);
    await recordRun(callOf(database), run, async () => {});
    await addRuns(database, Date.now() + hourMs / 2, 30);
    const rejected = recordRun(callOf(database), run, () => expect.unreachable());
    await expect(rejected).rejects.toMatchObject({ code: 'assistant-limit' });
  });

  test('deletes runs after 400 days', async ({ database }) => {
    const now = Date.now();
    await addRuns(database, now - 400 * dayMs - 1, 1);
    await addRuns(database, now - 400 * dayMs, 1);
    await removeOldRuns(database, new Date(now));
    const left = await runsOf(database);
    expect(left.map((row) => row.started_at)).toEqual([new Date(now - 400 * dayMs).toISOString()]);
  });
});

describePostgres('several processes', (test) => {
  test('count the runs of an account together', async ({ database, databaseUrl }) => {
    await addAdmins(database);
    await addRuns(database, Date.now(), 26);
    const databases = await Promise.all(['a', 'b', 'c'].map(() => openDatabase(databaseUrl)));
    const calls = databases.flatMap((database) =>
      Array.from({ length: 4 }, () => callOf(database)),
    );
    const results = await Promise.allSettled(
      calls.map((call) => recordRun(call, run, async () => {})),
    );
    const codes = results.map((result) => result.status === 'rejected' && result.reason.code);
    expect(codes.filter((code) => code === false)).toHaveLength(4);
    expect(codes.filter((code) => code === 'assistant-limit')).toHaveLength(8);
    for (const each of databases) await each.destroy();
  });
});

function callOf(database: Database, signal: AbortSignal = new AbortController().signal) {
  return { database, settings: {}, username: 'sara', signal };
}

async function runsOf(database: Database) {
  return await database.selectFrom('assistant_runs').selectAll().orderBy('id').execute();
}

async function addAdmins(database: Database): Promise<void> {
  const admins = ['sara', 'dara'].map((username) => ({
    username,
    password_hash: '',
    created_at: new Date().toISOString(),
  }));
  await database.insertInto('admins').values(admins).execute();
}

async function addRuns(database: Database, startedAt: number, count: number): Promise<void> {
  const row = {
    username: 'sara',
    task: 'enhance',
    model: 'openai/gpt-test',
    prompt_version: 'enhance-1',
    started_at: new Date(startedAt).toISOString(),
    outcome: 'done',
  };
  await database
    .insertInto('assistant_runs')
    .values(Array.from({ length: count }, () => row))
    .execute();
}
