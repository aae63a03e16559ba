import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../../../tests/support/each-engine.ts';
import { inTransaction, openDatabase } from '../index.ts';

test('a last row id beyond 2^53 stops no later statement', async () => {
  const database = await openDatabase(await newDatabase('sqlite'));
  onTestFinished(() => database.destroy());
  await sql`create table numbers (id integer primary key)`.execute(database);
  // The full-text index gives such numbers to rows of its own.
  await sql`insert into numbers (id) values (9009535716950016)`.execute(database);
  const { numAffectedRows } = await inTransaction(
    database,
    async (transaction) => await sql`update numbers set id = 7`.execute(transaction),
  );
  expect(numAffectedRows).toBe(1n);
});
