/** `npm start`: builds when the build is missing or older than its sources, then runs the built server in this process. */
import { enableCompileCache } from 'node:module';
import { build, isBuildCurrent } from './build.ts';

process.env.NODE_ENV ??= 'production';

if (!(await isBuildCurrent())) await build();

// The next start reads what V8 made of the code, in place of making it again.
enableCompileCache('dist/compiled');
const built = new URL('../dist/server/server.js', import.meta.url).href;
const server: { run: () => Promise<void> } = await import(built);
await server.run();
