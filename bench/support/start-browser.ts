import { type Browser, chromium } from '@playwright/test';
import getPort from 'get-port';
import { browserOptions } from '../../tests/support/browser/browser-options.ts';

/** Starts Chromium as the browser tests do, with a debugging port for tools that bring their own commands. */
export async function startBrowser(): Promise<{ browser: Browser; debuggingPort: number }> {
  const debuggingPort = await getPort();
  const { args = [], ...options } = browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
  });
  return { browser, debuggingPort };
}
