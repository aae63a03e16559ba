/** Runs the built server in this process, for containers and service files. start.js says why it is JavaScript. */
import { enableCompileCache } from 'node:module';

// On a read-only disk there is no cache.
enableCompileCache('dist/compiled');
process.env.NODE_ENV ??= 'production';

const built = new URL('../dist/server/server.js', import.meta.url).href;
const server = await import(built);
await server.run();
