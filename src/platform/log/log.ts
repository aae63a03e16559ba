import '@tanstack/react-start/server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { LogLevel } from '../environment.ts';
import { createMask } from './mask-secrets.ts';

const requestIds = new AsyncLocalStorage<string>();
let mask = createMask([]);
/** Synchronous: the last lines before a crash matter most. */
let target: { write: (line: string) => unknown } = pino.destination({ dest: 1, sync: true });

/**
 * The log of this process: one line of JSON for each entry, on standard output. Entries within a request carry its
 * `requestId`. Before {@link startLog} only warnings and errors are logged.
 */
export const log: Logger = pino(
  {
    level: 'warn',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = requestIds.getStore();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: { err: describeError },
    hooks: { streamWrite: (line) => mask(line) },
  },
  { write: (line) => target.write(line) },
);

/**
 * Sets the level, and pretty-prints from now on if standard output is a terminal.
 *
 * @param options.secrets masked in every line
 */
export async function startLog(options: {
  level: LogLevel;
  secrets: readonly (string | undefined)[];
}): Promise<void> {
  log.level = options.level;
  mask = createMask(options.secrets);
  if (!process.stdout.isTTY) return;
  const { default: pretty } = await import('pino-pretty');
  target = pretty({ sync: true, translateTime: 'HH:MM:ss' });
}

/** Runs work whose log entries carry this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

const processPart = randomBytes(6).toString('base64url');
let requests = 0;

/** An id that is unique over all instances. */
export function newRequestId(): string {
  requests += 1;
  return `${processPart}-${requests.toString(36)}`;
}

type ErrorEntry = { type: string; message: string; stack?: string; code?: string; cause?: unknown };

/** Drops the other properties of an error: those of an AI provider's hold the whole request. */
function describeError(error: unknown): ErrorEntry {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.name,
    message: error.message,
    ...(error.stack && { stack: error.stack }),
    ...code,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
