/**
 * Runs a command of the operator: its words, help, progress, exit code, and errors in one line. It imports no package:
 * `npm run upgrade` runs where none is installed, the first time on Node 22.22.
 */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { OnProgress } from '#platform/backup/index.ts';
import { StartupError } from '#platform/startup-error.ts';
import { showProgress } from './show-progress.ts';

/** The words are no command. The message says what must be; the usage is printed below it. */
export class UsageError extends Error {}

/** A valid command that can't be carried out. The message is for the person at the terminal. */
export class CommandError extends Error {}

export type Variables = Record<string, string | undefined>;

/** The output of a command goes to `log`, errors go to `error`. */
export type Output = Pick<Console, 'log' | 'error'>;

export type Call = {
  words: string[];
  options: { [name: string]: string | boolean | (string | boolean)[] | undefined };
  variables: Variables;
  onProgress: OnProgress;
  /** Prints a line of output, not into the line of the progress. */
  print: (line: string) => void;
};

type Command = {
  usage: string;
  options?: ParseArgsOptionsConfig;
  /** What the progress counts. */
  unit?: string;
  /** Errors that are printed without a stack, besides those of settings and those that have a code. */
  expected?: readonly (abstract new (
    ...parameters: never[]
  ) => Error)[];
  /**
   * Returns the last lines of output, if any, and the exit code where it is not 0.
   *
   * @throws {UsageError} for words that are no command
   */
  run: (call: Call) => Promise<string | { lines: string; exitCode: number }>;
};

type Surroundings = { words: readonly string[]; variables: Variables; output: Output };

/** @returns the exit code: 0 done, 1 not done, 2 wrong usage */
export async function runCommand(
  command: Command,
  { words, variables, output }: Surroundings = {
    words: process.argv.slice(2),
    variables: process.env,
    output: console,
  },
): Promise<number> {
  const progress = showProgress(process.stderr, command.unit);
  try {
    const { positionals, values } = readWords(words, command.options);
    if (values.help) {
      output.log(command.usage);
      return 0;
    }
    const print = (line: string) => {
      progress.end();
      output.log(line);
    };
    const call = { words: positionals, options: values, variables, print };
    const result = await command.run({ ...call, onProgress: progress.onProgress });
    const { lines, exitCode } =
      typeof result === 'string' ? { lines: result, exitCode: 0 } : result;
    if (lines !== '') print(lines);
    return exitCode;
  } catch (error) {
    progress.end();
    const isWrongUsage = error instanceof UsageError;
    output.error(
      isWrongUsage ? `${error.message}\n\n${command.usage}` : describeError(error, command),
    );
    return isWrongUsage ? 2 : 1;
  }
}

function readWords(words: readonly string[], options: ParseArgsOptionsConfig = {}) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    // Some of its reasons have several lines.
    throw new UsageError(error instanceof Error ? error.message.replace(/\s+/g, ' ') : `${error}`);
  }
}

/** A bug keeps its stack. */
function describeError(error: unknown, { expected = [] }: Command): unknown {
  if (!(error instanceof Error)) return error;
  const kinds = [CommandError, StartupError, ...expected];
  if (kinds.some((kind) => error instanceof kind)) return error.message;
  // Of the disk, the network, the database and the domain.
  if (!('code' in error)) return error;
  return error.cause === undefined ? error.message : `${error.message} (${String(error.cause)})`;
}
