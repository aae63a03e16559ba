import type { Database } from '#platform/database/index.ts';

/** The database, and what it was asked and has returned since. */
export function countStatements(database: Database): {
  database: Database;
  counted: { statements: number; rows: number };
} {
  const counted = { statements: 0, rows: 0 };
  const plugged = database.withPlugin({
    transformQuery({ node }) {
      counted.statements += 1;
      return node;
    },
    async transformResult({ result }) {
      counted.rows += result.rows.length;
      return result;
    },
  });
  return { database: plugged, counted };
}
