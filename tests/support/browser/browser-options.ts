import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

/**
 * Chromium's address bar is made of web pages: each window starts two hidden ones, which take a
 * fifth of a core for some seconds. No test looks at the address bar.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * The options of Chromium for tests and screenshots. As root it needs `--no-sandbox`.
 *
 * @param options.isShellEnough for tests that compare no pictures and measure nothing
 */
export function browserOptions(options?: { isShellEnough: boolean }): LaunchOptions {
  const executablePath = findChromium(options);
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Chromium reads the last of these switches alone.
      `--disable-features=${[...disabledByPlaywright(), ...addressBarPages].join(',')}`,
    ],
  };
}

/**
 * What Playwright disables itself. It has no option for more features, and no export of its list.
 *
 * @throws Error if its bundle has another form
 */
function disabledByPlaywright(): string[] {
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const list = /disabledFeatures = \[(.*?)\]\.filter/s.exec(readFileSync(bundle, 'utf8'))?.[1];
  const names = Array.from(list?.matchAll(/^\s*"(\w+)"/gm) ?? [], ([, name]) => `${name}`);
  if (names.length === 0) throw new Error(`${bundle} has no list of disabled features`);
  return names;
}
