import { AppError } from '../app-error.ts';

/** Why the database can't run a correct query. */
export type DatabaseErrorKind = 'unavailable' | 'full' | 'read-only' | 'damaged';

const messages = {
  unavailable: 'The database does not answer at the moment; try again shortly',
  full: 'The disk of the database is full: nothing was saved. Make room and try again',
  'read-only': 'The database takes no changes at the moment: nothing was saved',
  damaged: 'The database is damaged: restore it from a backup',
} as const satisfies Record<DatabaseErrorKind, string>;

const retryAfterSeconds = 5;

/** An error of the database itself. The message is for the caller; the cause is the driver's error. */
export class DatabaseError extends AppError {
  constructor(kind: DatabaseErrorKind, cause: unknown) {
    super(`database-${kind}`, messages[kind], { retryAfterSeconds, cause });
    this.name = 'DatabaseError';
  }
}

/** @returns a `DatabaseError` if the database itself failed, or the same error if the query was wrong */
export function toDatabaseError(error: unknown): unknown {
  const kind = kindOf(error);
  return kind ? new DatabaseError(kind, error) : error;
}

function kindOf(error: unknown): DatabaseErrorKind | undefined {
  if (!(error instanceof Error) || error instanceof DatabaseError) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number')
    // The low byte is the primary code; the upper bytes refine it.
    return sqliteKinds[error.errcode & 0xff];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (connectionErrorCodes.has(code) || connectionErrorMessage.test(error.message))
    return 'unavailable';
  return postgresKinds.find(([pattern]) => pattern.test(code))?.[1];
}

/** SQLITE_BUSY (https://sqlite.org/rescode.html). */
export const sqliteBusy = 5;
const sqliteKinds: Partial<Record<number, DatabaseErrorKind>> = {
  [sqliteBusy]: 'unavailable',
  6: 'unavailable',
  8: 'read-only',
  10: 'unavailable',
  11: 'damaged',
  13: 'full',
  14: 'unavailable',
  26: 'damaged',
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresKinds: readonly (readonly [RegExp, DatabaseErrorKind])[] = [
  [/^53100$/, 'full'],
  // The server is a standby, or its transactions are read-only by default.
  [/^25006$/, 'read-only'],
  [/^XX00[12]$/, 'damaged'],
  // Connection lost, server stopping or starting, out of connections or memory, timed out, lock conflict.
  [/^(08...|57P0.|53...|57014|25P03|40001|40P01|55P03|58030)$/, 'unavailable'],
];

const connectionErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);

/** Errors of `pg` that have no code. */
const connectionErrorMessage =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;
