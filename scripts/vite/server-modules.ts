import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..').replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * The modules that only the server has. None is imported for what importing it does, so the build leaves out those of
 * which nothing is used: what a folder's `index.ts` exports for others would otherwise be loaded by each start. The
 * test beside this file finds imports for effects alone, which the build would drop.
 */
export const serverModules = new RegExp(
  `^${root}/(?:content|src/(?:api|domain|feeds|language|markdown|platform|server))/.*\\.ts$`,
);
