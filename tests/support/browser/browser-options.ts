import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

/** The options of Chromium for tests and screenshots. As root it needs `--no-sandbox`. */
export function browserOptions(): LaunchOptions {
  const executablePath = findChromium();
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
