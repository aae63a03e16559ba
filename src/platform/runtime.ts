import '@tanstack/react-start/server-only';
import { getGlobalStartContext } from '@tanstack/react-start';
import type { Database } from './database/index.ts';
import type { Environment } from './environment.ts';

/** The context that the server passes to TanStack Start with each request, for loaders. */
export type Runtime = {
  environment: Environment;
  database: Database;
  /** What a form has sent and the page shows again. The page parses it. */
  entered?: unknown;
};

declare module '@tanstack/react-start' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface Register {
    server: { requestContext: Runtime };
  }
}

/** @throws outside of a request to TanStack Start */
export function getRuntime(): Runtime {
  const context = getGlobalStartContext();
  if (!context) throw new Error('There is no request of TanStack Start');
  return context;
}
