/**
 * Shared by `npm run backup`, `restore`, `move`, `export` and `import`: arguments, settings, progress, and errors in
 * one line.
 */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { TransferError } from '#domain/transfer/index.ts';
import { BackupError, type OnProgress } from '#platform/backup/index.ts';
import { DatabaseError } from '#platform/database/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';
import { showProgress } from './show-progress.ts';

type Options = { [name: string]: string | boolean | undefined };

export type Call = {
  words: string[];
  options: Options;
  environment: Environment;
  onProgress: OnProgress;
  /** Prints a line of output, not into the line of the progress. */
  print: (line: string) => void;
};

/**
 * Runs the command and sets the exit code: 0 success, 1 failure, 2 wrong usage.
 *
 * @param command.run returns the last line of output, or false for wrong arguments
 */
export async function runBackupCommand(command: {
  usage: string;
  options: ParseArgsOptionsConfig;
  /** What the progress counts. */
  unit?: string;
  run: (call: Call) => Promise<string | false>;
}): Promise<void> {
  const parsed = parseWords(command.options);
  if (parsed?.options.help) {
    console.log(command.usage);
    return;
  }
  const progress = showProgress(process.stderr, command.unit);
  try {
    const { onProgress } = progress;
    const print = (line: string) => {
      progress.end();
      console.log(line);
    };
    const environment = parsed && readEnvironment(process.env);
    const sentence =
      environment && (await command.run({ ...parsed, environment, onProgress, print }));
    progress.end();
    if (sentence) console.log(sentence);
    else console.error(command.usage);
    process.exitCode = sentence ? 0 : 2;
  } catch (error) {
    progress.end();
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

function parseWords(options: ParseArgsOptionsConfig) {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    return { words: positionals, options: values as Options };
  } catch {
    return null;
  }
}

/** The message of a database or disk error; a bug keeps its stack. */
function describeError(error: unknown): unknown {
  if (error instanceof DatabaseError) return `${error.message} (${String(error.cause)})`;
  const isExpected = [BackupError, StartupError, TransferError].some(
    (kind) => error instanceof kind,
  );
  return error instanceof Error && (isExpected || 'code' in error) ? error.message : error;
}

/** @throws {StartupError} if the URL is no database URL */
export function checkDatabaseUrl(url: string, option: string): string {
  try {
    return readEnvironment({ DATABASE_URL: url }).databaseUrl;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(error.message.replace('DATABASE_URL', option));
  }
}
