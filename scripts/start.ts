/** `npm start`: builds when the build is missing or older than its sources, then runs the built server in this process. */
import { build, isBuildCurrent } from './build.ts';

process.env.NODE_ENV ??= 'production';

if (!(await isBuildCurrent())) await build();

const built = new URL('../dist/server/server.js', import.meta.url).href;
const server: { run: () => Promise<void> } = await import(built);
await server.run();
