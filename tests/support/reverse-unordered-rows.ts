import { type KyselyPlugin, type QueryId, RawNode, SelectQueryNode } from 'kysely';

/**
 * Returns the rows of a statement without ORDER BY in the opposite order, except for those of raw SQL. SQL promises no
 * order there: PostgreSQL goes by the rows' places in the file, an update moves a row, and a place that autovacuum
 * freed is used again. Code that relies on the order would fail now and then; with this plugin it fails always.
 */
export function reverseUnorderedRows(): KyselyPlugin {
  const unordered = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }) {
      const isOrdered = SelectQueryNode.is(node) && node.orderBy !== undefined;
      // Builders that one builder is the base of have the same id.
      if (isOrdered || RawNode.is(node)) unordered.delete(queryId);
      else unordered.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      return unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result;
    },
  };
}
