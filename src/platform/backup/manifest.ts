import { createHash } from 'node:crypto';
import { encodeRow } from './backup-lines.ts';
import { readSnapshot } from './read-snapshot.ts';
import { describeTables } from './table-schemas.ts';

/** What a table held: how many rows, and a hash of all of them. */
export type TableManifest = { name: string; rows: number; hash: string };

const modulus = 2n ** 256n;

/**
 * Counts and hashes rows, table by table. The hash of a table is the sum of the SHA-256 of its rows, so it does not
 * depend on their order, in which the engines differ.
 */
export function createManifest(tableNames: readonly string[]) {
  const tables = new Map(tableNames.map((name) => [name, { rows: 0, sum: 0n }]));
  return {
    /** @param line as `encodeRow` writes the row */
    add(tableName: string, line: string): void {
      const table = tables.get(tableName) ?? { rows: 0, sum: 0n };
      table.rows += 1;
      const hash = BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
      table.sum = (table.sum + hash) % modulus;
      tables.set(tableName, table);
    },
    read: (): TableManifest[] =>
      [...tables].map(([name, { rows, sum }]) => ({ name, rows, hash: sum.toString(36) })),
  };
}

/** Reads every row of a database that a backup includes. */
export async function readManifest(databaseUrl: string): Promise<TableManifest[]> {
  return await readSnapshot(databaseUrl, async (snapshot) => {
    const tables = await describeTables(snapshot.schema);
    const manifest = createManifest(tables.map(({ name }) => name));
    for (const table of tables)
      for await (const values of snapshot.rows(table))
        manifest.add(table.name, encodeRow(table, values));
    return manifest.read();
  });
}

/** The names of the tables in which two manifests differ. */
export function differingTables(
  expected: readonly TableManifest[],
  actual: readonly TableManifest[],
): string[] {
  const written = (manifest: readonly TableManifest[]) =>
    new Map(manifest.map(({ name, rows, hash }) => [name, `${rows} ${hash}`]));
  const [one, other] = [written(expected), written(actual)];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}
