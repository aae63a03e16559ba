/**
 * The modules that only the server has. Importing one does nothing by itself, so the build leaves out those of which
 * nothing is used: what a folder's `index.ts` exports for others would otherwise be loaded by each start. The test
 * beside this file finds imports for effects alone, which the build would drop.
 */
export const serverModules =
  /\/(?:content|src\/(?:api|domain|feeds|language|markdown|platform|server))\/.*\.ts$/;
