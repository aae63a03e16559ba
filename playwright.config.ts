import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tests/support/browser/browser-options.ts';

/** `npm test` sets it. Release tests compare pictures, which the full Chromium draws a little differently. */
const isShellEnough = process.env.HEADLESS_SHELL === '1';

/**
 * The first of three ports. They are below the range that systems use for connections (from 32768 on Linux), so none of
 * them is taken by chance. `E2E_PORT` lets two checkouts run at the same time.
 */
const firstPort = Number(process.env.E2E_PORT ?? 21730);

/**
 * The servers of the tests: one with the starter posts alone, as visitors find it, and two that tests write to. A
 * spec's folder decides when it runs: `tests/e2e` with every change (`npm test`), `tests/release` before a release
 * (`npm run test:release`).
 */
const sites = {
  sqlite: {
    engine: 'sqlite',
    port: firstPort,
    tests: { testMatch: /\/(e2e|release)\/(crawler\/)?[^/]+\.spec\.ts$/ },
  },
  'panel-sqlite': {
    engine: 'sqlite',
    port: firstPort + 1,
    tests: { testMatch: /\/(e2e|release)\/panel\/[^/]+\.spec\.ts$/ },
  },
  // Tests of data from the database. The behaviour of pages does not depend on it, nor its SQL on a visitor's language
  // or on a lost session or network.
  postgres: {
    engine: 'postgres',
    port: firstPort + 2,
    tests: {
      testMatch: /\/e2e\/(panel\/)?journeys/,
      grepInvert: /(ar|ckb): a visitor|session that ends|network that is lost/,
    },
  },
};

export default defineConfig({
  testDir: 'tests',
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far longer than any test takes, so that no test fails on a busy machine.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: { ...devices['Desktop Chrome'], launchOptions: browserOptions({ isShellEnough }) },
  projects: Object.entries(sites).map(([name, { port, tests }]) => ({
    name,
    ...tests,
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: {
    command: `node tests/support/serve-fresh-sites.ts ${Object.values(sites)
      .map(({ engine, port }) => `${engine}:${port}`)
      .join(' ')}`,
    wait: { stdout: /The sites are ready/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
