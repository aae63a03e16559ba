import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';

/** How tests and screenshots start Chromium; without its sandbox when root, which it refuses otherwise. */
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
