/** What `npm run backup`, `restore` and `move` have in common: words, settings, progress, and faults in a line. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { BackupError, type OnProgress } from '#platform/backup/index.ts';
import { DatabaseFault } from '#platform/database/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { StartError } from '#platform/start-error.ts';
import { showProgress } from './show-progress.ts';

type Options = { [name: string]: string | boolean | undefined };

type Call = {
  words: string[];
  options: Options;
  environment: Environment;
  onProgress: OnProgress;
};

/**
 * Runs the command and sets the exit code: 0 done, 1 not done, 2 wrong usage.
 *
 * @param command.run does it, or returns false where the words make no sense; else the sentence to end with
 */
export async function runBackupCommand(command: {
  usage: string;
  options: ParseArgsOptionsConfig;
  run: (call: Call) => Promise<string | false>;
}): Promise<void> {
  const parsed = parseWords(command.options);
  if (parsed?.options.help) {
    console.log(command.usage);
    return;
  }
  const progress = showProgress(process.stderr);
  try {
    const { onProgress } = progress;
    const sentence =
      parsed &&
      (await command.run({ ...parsed, environment: readEnvironment(process.env), onProgress }));
    progress.end();
    if (sentence) console.log(sentence);
    else console.error(command.usage);
    process.exitCode = sentence ? 0 : 2;
  } catch (error) {
    progress.end();
    console.error(sayPlainly(error));
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

/** A fault of the database or the disk is told in a line; one of ours needs its stack. */
function sayPlainly(error: unknown): unknown {
  if (error instanceof DatabaseFault) return `${error.message} (${String(error.cause)})`;
  const isExpected = error instanceof BackupError || error instanceof StartError;
  return isExpected || (error instanceof Error && 'code' in error) ? error.message : error;
}

/** @throws {StartError} when the address is none of a database */
export function checkDatabaseUrl(url: string, option: string): string {
  try {
    return readEnvironment({ DATABASE_URL: url }).databaseUrl;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(error.message.replace('DATABASE_URL', option));
  }
}
