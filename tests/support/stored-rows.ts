import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';

/** Every row of every table in the database, in a fixed order, so that two databases can be compared. */
export async function readStoredRows(database: Database): Promise<Record<string, unknown[]>> {
  const tables = await database.introspection.getTables();
  const stored: Record<string, unknown[]> = {};
  for (const { name } of tables.filter((table) => !table.isView)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      database,
    );
    stored[name] = rows.map(inOneForm).sort();
  }
  return stored;
}

/** Columns by name, bytes as base64. The engines differ in both. */
function inOneForm(row: Record<string, unknown>): string {
  const cells = Object.entries(row)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]);
  return JSON.stringify(cells);
}
