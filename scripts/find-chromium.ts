/** Finds or installs the Chromium of the browser tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without its window. The daily browser tests take a quarter less time with it. Pictures differ a little. */
const headlessShell = 'chromium-headless-shell';

/**
 * Tries in this order: `CHROMIUM_PATH`, an installed one, Debian's package (as root on Debian), Playwright's download.
 *
 * @param options.isShellEnough takes or installs the headless shell first; an installed Chromium will do
 * @returns path of the executable; undefined for Playwright's own
 * @throws when there is none; the message lists what was tried
 */
export function findChromium({ isShellEnough = false } = {}): string | undefined {
  const shells = isShellEnough ? [headlessShell] : [];
  const names = [...shells, ...commands];
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH must name an existing file: ${given}`);
  }
  return (
    findInstalled(names) ??
    installFromDebian(names, [...shells, 'chromium']) ??
    installFromPlaywright()
  );
}

function findInstalled(names: readonly string[]): string | undefined {
  for (const command of names) {
    const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

function installFromDebian(
  names: readonly string[],
  packages: readonly string[],
): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium from Debian…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...options: string[]) =>
    spawnSync('apt-get', options, { stdio: 'ignore', env: environment }).status === 0;
  const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name);
  if (!aptGet('update') || !packages.some(install)) return undefined;
  return findInstalled(names);
}

function installFromPlaywright(): undefined {
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    throw new Error(
      'No Chromium: install one, or set CHROMIUM_PATH. Tried PATH, Debian’s package and Playwright’s download.',
    );
  }
}
