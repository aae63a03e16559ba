/** Finds or installs the Chromium of the browser tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Tries in this order: `CHROMIUM_PATH`, an installed one, Debian's package (as root on Debian), Playwright's download.
 *
 * @returns path of the executable; undefined for Playwright's own
 * @throws when there is none; the message lists what was tried
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH must name an existing file: ${given}`);
  }
  return findInstalled() ?? installFromDebian() ?? installFromPlaywright();
}

function findInstalled(): string | undefined {
  for (const command of commands) {
    const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium from Debian…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const run = spawnSync('apt-get', command, { stdio: 'ignore', env: environment });
    if (run.status !== 0) return undefined;
  }
  return findInstalled();
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
