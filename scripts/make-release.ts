/**
 * `npm run release -- <folder>`: copies what runs and nothing else into a new folder: the build, the commands as
 * bundles, and the few packages that are not in a bundle. The container image and `npm run upgrade` run such a folder.
 */
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { bundleCommands, unbundledPackages } from './release/bundle-commands.ts';
import {
  copyPackage,
  type Platform,
  readLockFile,
  runtimePackages,
} from './release/runtime-packages.ts';
import { CommandError, runCommand, UsageError } from './run-command.ts';

const usage = `Makes a folder of what runs and nothing else. Builds first if the build is missing or old.

  npm run release -- <folder>
    --cpu <x64 or arm64>    for Linux on another processor than this one
    --packages <folder>     of the node_modules to take packages from, by default this one
    --with-node             adds Node itself, from the package node`;

/** The commands of an operator, and what the site starts by itself. */
const commands = [
  ...[
    'admin',
    'backup',
    'restore',
    'move',
    'spelling',
    'export',
    'import',
    'bench-translation',
    'deploy-check',
  ],
  ...['backup-job', 'supervise', 'closed', 'upgrade-step'],
];

/** Run as they are. */
const plainScripts = ['scripts/serve.js'];

/** Files that the server opens by their path: `domain/share-pictures/draw-text.ts` says why. */
const openedFiles = [
  'src/domain/analytics/countries/ip-countries.br',
  'src/domain/analytics/countries/ip-countries-PDDL.txt',
  'src/domain/share-pictures/fonts',
  'node_modules/vazirmatn/package.json',
  'node_modules/vazirmatn/OFL.txt',
  'node_modules/vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf',
];

process.exitCode = await runCommand({
  usage,
  options: {
    cpu: { type: 'string' },
    packages: { type: 'string' },
    'with-node': { type: 'boolean' },
  },
  async run({ words: [folder, ...rest], options: { cpu, packages = '.', 'with-node': withNode } }) {
    if (!folder || rest.length > 0) throw new UsageError('There must be one folder');
    await makeRelease({
      folder,
      packages: String(packages),
      platform: typeof cpu === 'string' ? { os: 'linux', cpu, libc: 'glibc' } : ownPlatform(),
      withNode: withNode === true,
    });
    return '';
  },
});

type ReleaseOptions = {
  /** New or empty. */
  folder: string;
  platform: Platform;
  /** Has the `node_modules`. */
  packages: string;
  withNode: boolean;
};

/** Builds if the build is missing or old. @throws {CommandError} if the folder has files */
async function makeRelease(options: ReleaseOptions): Promise<void> {
  const { folder, platform, packages, withNode } = options;
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty`);
  await buildIfNeeded();
  for (const path of ['dist/server', 'dist/client', 'LICENSE', ...plainScripts, ...openedFiles])
    cpSync(path.startsWith('node_modules/') ? join(packages, path) : path, join(folder, path), {
      recursive: true,
    });
  await bundleCommands(
    commands.map((name) => `scripts/${name}.ts`),
    join(folder, 'scripts'),
  );
  const lock = readLockFile(readFileSync('package-lock.json', 'utf8'));
  for (const path of runtimePackages(lock, unbundledPackages, platform))
    copyPackage(path, packages, folder);
  if (withNode) addNode(packages, folder);
  writeFileSync(join(folder, 'package.json'), manifestOf(folder));
}

/** `npm run` has the same commands there. */
function manifestOf(folder: string): string {
  const { name, version, type, engines, imports, scripts } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const start = scripts.start.replace('scripts/start.js', 'scripts/serve.js');
  const kept: Record<string, string> = { start };
  for (const [script, command] of Object.entries<string>(scripts)) {
    const bundled = command.replace(/^(node scripts\/[\w-]+)\.ts$/, '$1.js');
    const [, file] = /^(?:exec )?node (scripts\/[\w-]+\.js)$/.exec(bundled) ?? [];
    if (file && existsSync(join(folder, file))) kept[script] = bundled;
  }
  const manifest = { name, version, private: true, type, engines, imports, scripts: kept };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Where `npm run` and service files look for it. A hard link takes no room. */
function addNode(packages: string, folder: string): void {
  const path = 'node_modules/node/bin/node';
  for (const file of [path, 'node_modules/.bin/node'])
    mkdirSync(dirname(join(folder, file)), { recursive: true });
  try {
    linkSync(join(packages, path), join(folder, path));
  } catch {
    cpSync(join(packages, path), join(folder, path));
  }
  symlinkSync('../node/bin/node', join(folder, 'node_modules/.bin/node'));
}

/** This machine. */
function ownPlatform(): Platform {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  const report = process.report.getReport();
  const isGlibc =
    'header' in report && JSON.stringify(report.header).includes('glibcVersionRuntime');
  return { os, cpu, libc: isGlibc ? 'glibc' : 'musl' };
}
