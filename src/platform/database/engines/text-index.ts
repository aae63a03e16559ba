import { sql } from 'kysely';
import type { Database } from '../open-database.ts';
import { inTransaction } from '../transactions.ts';
import { isPostgres } from './is-postgres.ts';

/**
 * Which texts have which tokens. A token is small letters from a to z and digits, so neither engine takes it apart, and
 * no query can have an operator in it: both find the same.
 */
export type TextIndex = {
  /** Replaces the tokens of a text. Its row of `search_texts` must exist. */
  put: (database: Database, id: number, tokens: readonly string[]) => Promise<void>;
  remove: (database: Database, id: number) => Promise<void>;
  /** Runs the queries of one search. */
  reading: <Result>(
    database: Database,
    work: (database: Database) => Promise<Result>,
  ) => Promise<Result>;
  /** @returns the ids of the texts that match, the largest first */
  find: (database: Database, query: TokenQuery, limit: number) => Promise<number[]>;
};

/** What a text must have: a token, all of several things, or any of them. A list has at least one. */
export type TokenQuery = string | { all: readonly TokenQuery[] } | { any: readonly TokenQuery[] };

export function textIndexOf(database: Database): TextIndex {
  return isPostgres(database) ? postgres : sqlite;
}

const sqlite: TextIndex = {
  async put(database, id, tokens) {
    await sqlite.remove(database, id);
    await sql`insert into sqlitesearch (rowid, tokens) values (${id}, ${tokens.join(' ')})`.execute(
      database,
    );
  },
  async remove(database, id) {
    await sql`delete from sqlitesearch where rowid = ${id}`.execute(database);
  },
  reading: async (database, work) => await work(database),
  async find(database, query, limit) {
    const { rows } = await sql<{ id: number }>`
      select rowid as id from sqlitesearch where sqlitesearch match ${write(query, ' AND ', ' OR ')}
      order by rowid desc limit ${limit}`.execute(database);
    return rows.map(({ id }) => id);
  },
};

const postgres: TextIndex = {
  async put(database, id, tokens) {
    await sql`update search_texts set tokens = array_to_tsvector(${tokens}::text[])
      where post_id = ${id}`.execute(database);
  },
  async remove(database, id) {
    await sql`update search_texts set tokens = null where post_id = ${id}`.execute(database);
  },
  reading: async (database, work) =>
    await inTransaction(database, async (transaction) => {
      // PostgreSQL does not know what it costs to read a long value, and would read all of them for a common word.
      await sql`set local enable_seqscan = off`.execute(transaction);
      return await work(transaction);
    }),
  async find(database, query, limit) {
    // Materialised: PostgreSQL would read the newest texts one by one where it expects many matches.
    const { rows } = await sql<{ id: number }>`
      with found as materialized (
        select post_id as id from search_texts where tokens @@ ${write(query, '&', '|')}::tsquery
      ) select id from found order by id desc limit ${limit}`.execute(database);
    return rows.map(({ id }) => id);
  },
};

function write(query: TokenQuery, and: string, or: string): string {
  if (typeof query === 'string') return query;
  const parts = 'all' in query ? query.all : query.any;
  return `(${parts.map((part) => write(part, and, or)).join('all' in query ? and : or)})`;
}
