import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Servers under load, and what loads them: each has a core to itself, so that neither waits for the other. */
export const serverCore = 0;
export const loadCore = 1;

export const hasOwnCores =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Starts a process, on that core alone where the machine has `taskset` and a second core. */
export function runOnCore(
  core: number | undefined,
  command: string,
  commandArguments: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  return core !== undefined && hasOwnCores
    ? spawn('taskset', ['-c', String(core), command, ...commandArguments], options)
    : spawn(command, commandArguments, options);
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
