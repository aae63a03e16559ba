/** Runs the built server in this process, for containers and service files. start.js says why it is JavaScript. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Beside the build, wherever this is started. On a read-only disk there is no cache.
enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
process.env.NODE_ENV ??= 'production';
// Started by another process of the site, it ends with that one: nothing else would ever stop it.
if (process.channel) process.once('disconnect', () => process.exit());

const built = new URL('../dist/server/server.js', import.meta.url).href;
const server = await import(built);
await server.run();
