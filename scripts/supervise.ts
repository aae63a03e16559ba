/**
 * Runs the current release, and switches to another one without a pause when `npm run upgrade` asks for it. The service
 * manager starts it from the current release. Relative paths in the settings begin at its working directory.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startControlServer } from './supervise/control-server.ts';
import { startSupervisor } from './supervise/supervisor.ts';
import { journalPath } from './upgrade/journal.ts';

process.env.NODE_ENV ??= 'production';

const releases = resolve(import.meta.dirname, '../..');
const { RUNTIME_DIRECTORY, PORT } = process.env;
const socketFolder = RUNTIME_DIRECTORY ?? resolve('data');

try {
  mkdirSync(dirname(journalPath()), { recursive: true });
  mkdirSync(socketFolder, { recursive: true });
  const supervisor = await startSupervisor({
    releases,
    journal: journalPath(),
    onEnd: (code) => process.exit(code),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => process.exit(await supervisor.stop()));
  await startControlServer(join(socketFolder, `site-${PORT || '3000'}.sock`), releases, supervisor);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
