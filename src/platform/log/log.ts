import '@tanstack/react-start/server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { LogLevel } from './log-levels.ts';
import { createMask } from './mask-secrets.ts';

const requestIds = new AsyncLocalStorage<string>();
let mask = createMask([]);
/** Written at once: what a process says before it dies is what one wants to know. */
let target: { write: (line: string) => unknown } = pino.destination({ dest: 1, sync: true });

/**
 * The log of this process: one line of JSON for each entry, on standard output. Entries that are made while a request is
 * answered carry its `requestId`. Until {@link startLog} it tells of warnings and errors alone.
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
 * In a terminal, entries are lines for people from now on.
 *
 * @param options.secrets are taken out of every line
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

/** Does something whose entries in the log carry this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

const processPart = randomBytes(6).toString('base64url');
let requests = 0;

/** An id that no other request has, on any instance. */
export function newRequestId(): string {
  requests += 1;
  return `${processPart}-${requests.toString(36)}`;
}

type ErrorEntry = { type: string; message: string; stack?: string; code?: string; cause?: unknown };

/** Never the other properties of an error: those of a provider's hold the whole request. */
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
