import { BackupError } from './backup-error.ts';

/** What can be done with whole databases of a server. Names are plain, not quoted. */
export type PostgresDatabases = {
  /** The database of the URL. */
  name: string;
  /** The name of a database that belongs to it. */
  relatedName: (purpose: 'copy' | 'before' | 'failed') => string;
  exists: (name: string) => Promise<boolean>;
  create: (name: string) => Promise<void>;
  /** Fails while anybody is connected to `from`. */
  copy: (from: string, to: string) => Promise<void>;
  /** Ends connections to it. */
  move: (from: string, to: string) => Promise<void>;
  /** Ends connections to it. Does nothing where there is none. */
  drop: (name: string) => Promise<void>;
};

/** PostgreSQL cuts longer names. */
const maxNameLength = 63;
const insufficientPrivilege = '42501';
const objectInUse = '55006';

/**
 * Works with the databases of the server, connected to another one than the site's.
 *
 * @throws {BackupError} where the user of the URL may not create databases, or one is in use
 */
export async function administerPostgres<Result>(
  databaseUrl: string,
  work: (databases: PostgresDatabases) => Promise<Result>,
): Promise<Result> {
  const { default: pg } = await import('pg');
  const url = new URL(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  // Every server has it, for this purpose.
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const quoted = (each: string) => client.escapeIdentifier(each);
  const disconnect = async (each: string) => {
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1',
      [each],
    );
  };
  await client.connect();
  try {
    return await work({
      name,
      relatedName: (purpose) => `${name.slice(0, maxNameLength - 16)}_upgrade_${purpose}`,
      exists: async (each) =>
        (await client.query('select 1 from pg_database where datname = $1', [each])).rows.length >
        0,
      create: async (each) => void (await client.query(`create database ${quoted(each)}`)),
      copy: async (from, to) =>
        void (await client.query(`create database ${quoted(to)} template ${quoted(from)}`)),
      async move(from, to) {
        await disconnect(from);
        await client.query(`alter database ${quoted(from)} rename to ${quoted(to)}`);
      },
      drop: async (each) =>
        void (await client.query(`drop database if exists ${quoted(each)} with (force)`)),
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === insufficientPrivilege)
      throw new BackupError(
        `An upgrade needs a copy of the database, and ${user} may create none. As the administrator of PostgreSQL: alter role "${user}" createdb`,
      );
    if (code === objectInUse)
      throw new BackupError(
        `Another program is connected to the database ${name}, such as psql: close it`,
      );
    throw error;
  } finally {
    await client.end();
  }
}
