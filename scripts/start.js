/**
 * `npm start`: builds when the build is missing or older than its sources, then runs the built server in this process.
 * It is no TypeScript: Node's parser of that would be loaded before the cache is there, and takes as long as the server.
 * In the cache, files that are imported from here have no types any more.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache('dist/compiled');
process.env.NODE_ENV ??= 'production';

const { build, isBuildCurrent } = await import('./build.ts');
if (!isBuildCurrent()) await build();
await import('./serve.js');
