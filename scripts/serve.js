/** Runs the built server in this process, for containers and service files. start.js says why it is JavaScript. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Beside the build, wherever this is started. On a read-only disk there is no cache.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
process.env.NODE_ENV ??= 'production';
// Started by another process of the site, it ends with that one: nothing else would ever stop it.
if (process.channel) process.once('disconnect', () => process.exit());

const built = new URL('../dist/server/server.js', import.meta.url).href;
const server = await import(built);
// V8 lets the space for new objects grow, up to 60 MB in a flood of requests, which leave nothing but garbage. It stays
// as large as it is once the code is loaded: with less, 9 % of the CPU time of cached responses were garbage collection,
// with more only memory grows (docs/performance.md).
setFlagsFromString('--semi-space-growth-factor=1');
await server.run();
