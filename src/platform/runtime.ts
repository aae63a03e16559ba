import '@tanstack/react-start/server-only';
import type { Database } from './database/index.ts';
import type { Environment } from './environment.ts';

/** What a running process holds for as long as it runs. */
export type Runtime = {
  environment: Environment;
  database: Database;
};

/**
 * Kept on `globalThis` because a loader reaches it from inside React's module graph, and because `vite dev` loads that
 * graph anew at each edit while the database stays open.
 */
const key = Symbol.for('site.runtime');
const holder = globalThis as { [key]?: Runtime };

export function setRuntime(runtime: Runtime): void {
  holder[key] = runtime;
}

/** @throws before the process has started */
export function getRuntime(): Runtime {
  const runtime = holder[key];
  if (!runtime) throw new Error('The site has not started yet');
  return runtime;
}
