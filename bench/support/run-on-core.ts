import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Server and load generator run on separate cores, so that neither waits for the other. */
export const serverCore = 0;
export const loadCore = 1;

const hasOwnCores =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Starts a process, pinned to the core if the machine has `taskset` and at least two cores. */
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

/** Stops a process and waits for its exit. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
