/** Runs the server that was built, in this process. Containers and service files start it; no TypeScript: see start.js. */
import { enableCompileCache } from 'node:module';

// Where nothing can be written, nothing is kept.
enableCompileCache('dist/compiled');
process.env.NODE_ENV ??= 'production';

const built = new URL('../dist/server/server.js', import.meta.url).href;
const server = await import(built);
await server.run();
