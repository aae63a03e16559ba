import type { Database } from '#platform/database/index.ts';

/** Renames tables for the time of a function, whose queries then fail. Later tests find them again. */
export async function withHiddenTables(
  database: Database,
  tables: readonly string[],
  run: () => Promise<void>,
): Promise<void> {
  const rename = (from: string, to: string) =>
    database.schema.alterTable(from).renameTo(to).execute();
  for (const table of tables) await rename(table, `hidden_${table}`);
  try {
    await run();
  } finally {
    for (const table of tables) await rename(`hidden_${table}`, table);
  }
}
