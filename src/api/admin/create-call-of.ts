import type { Context } from 'hono';
import type { ApiDependencies, ApiEnvironment } from '../openapi.ts';

/** The caller of the assistant's task, as its request says it. */
export function createCallOf({ database, assistant = {} }: ApiDependencies) {
  return <Options extends { signal: AbortSignal }>(
    context: Context<ApiEnvironment>,
    options: Options,
  ) => ({
    database,
    settings: assistant,
    username: context.var.user.username,
    ipAddress: context.var.actor.ipAddress,
    ...options,
  });
}
