/** Why the database can't do what is asked, though there is nothing wrong with the question. */
export type DatabaseFaultKind = 'unavailable' | 'full' | 'read-only' | 'damaged';

const sentences = {
  unavailable: 'The database does not answer at the moment; try again shortly',
  full: 'The disk of the database is full: nothing was saved. Make room and try again',
  'read-only': 'The database takes no changes at the moment: nothing was saved',
  damaged: 'The database is damaged: restore it from a backup',
} as const satisfies Record<DatabaseFaultKind, string>;

/** A fault of the database itself. Its message is for whoever asked, its cause is what the database said. */
export class DatabaseFault extends Error {
  readonly kind: DatabaseFaultKind;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds = 5;

  constructor(kind: DatabaseFaultKind, cause: unknown) {
    super(sentences[kind], { cause });
    this.name = 'DatabaseFault';
    this.kind = kind;
  }
}

/** @returns a fault where the error is one, and the error itself where the question was wrong */
export function asDatabaseFault(error: unknown): unknown {
  const kind = kindOf(error);
  return kind ? new DatabaseFault(kind, error) : error;
}

function kindOf(error: unknown): DatabaseFaultKind | undefined {
  if (!(error instanceof Error) || error instanceof DatabaseFault) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number')
    // The upper bits say more of the same.
    return kindsOfSqlite[error.errcode & 0xff];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (lostConnection.has(code) || saysLostConnection.test(error.message)) return 'unavailable';
  return kindsOfPostgres.find(([pattern]) => pattern.test(code))?.[1];
}

/** https://sqlite.org/rescode.html */
export const sqliteBusy = 5;
const kindsOfSqlite: Partial<Record<number, DatabaseFaultKind>> = {
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
const kindsOfPostgres: readonly (readonly [RegExp, DatabaseFaultKind])[] = [
  [/^53100$/, 'full'],
  // A server that is a standby now, or was set to take no changes.
  [/^25006$/, 'read-only'],
  [/^XX00[12]$/, 'damaged'],
  // Lost, stopping or starting, out of connections or memory, over the time limit, or in another one's way.
  [/^(08...|57P0.|53...|57014|25P03|40001|40P01|55P03|58030)$/, 'unavailable'],
];

const lostConnection = new Set([
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

/** What `pg` says without a code. */
const saysLostConnection =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/;
