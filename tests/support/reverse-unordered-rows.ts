import { type KyselyPlugin, type QueryId, RawNode, SelectQueryNode } from 'kysely';

/**
 * Reverses the rows that the engine returns for a statement without ORDER BY, except for raw SQL. SQL promises no
 * order there: PostgreSQL goes by the rows' places in the file, an update moves a row, and a place that autovacuum
 * freed is used again. Code that relies on the order of insertion would fail now and then; with this plugin it fails
 * each time that it gets several rows.
 */
export function reverseUnorderedRows(): KyselyPlugin {
  // Builders that were derived from one builder share its id: where one of them is ordered, none is reversed.
  const ordered = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }) {
      if (RawNode.is(node) || (SelectQueryNode.is(node) && node.orderBy)) ordered.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      return ordered.has(queryId) ? result : { ...result, rows: result.rows.toReversed() };
    },
  };
}
