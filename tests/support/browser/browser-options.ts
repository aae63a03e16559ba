import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

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
    ],
  };
}
