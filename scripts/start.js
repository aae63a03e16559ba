/**
 * `npm start`: builds if the build is missing or older than its sources, then runs the built server in this process. It
 * is JavaScript: for TypeScript, Node would load its parser before the compile cache is enabled, which takes as long as
 * starting the server. Imported TypeScript files come from the cache without types.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache('dist/compiled');
process.env.NODE_ENV ??= 'production';

const { isBuildCurrent } = await import('./build-sources.ts');
if (!isBuildCurrent()) {
  const { build } = await import('./build.ts');
  await build();
}
await import('./serve.js');
