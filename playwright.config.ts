import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tests/support/browser-options.ts';

/** Ports that the tests' own servers listen on, one for each engine. */
const sites = { sqlite: 41730, postgres: 41731 };

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: { ...devices['Desktop Chrome'], launchOptions: browserOptions() },
  projects: [
    { name: 'sqlite', use: { baseURL: `http://localhost:${sites.sqlite}` } },
    {
      name: 'postgres',
      use: { baseURL: `http://localhost:${sites.postgres}` },
      // What the database answers; how pages behave does not depend on it.
      testMatch: /journeys/,
    },
  ],
  webServer: Object.entries(sites).map(([engine, port]) => ({
    command: `node tests/support/serve-fresh-site.ts ${engine}`,
    url: `http://localhost:${port}/api/blog/posts?limit=1`,
    env: { PORT: String(port), HOST: 'localhost', SITE_URL: `http://localhost:${port}` },
    timeout: 120_000,
    reuseExistingServer: Boolean(process.env.REUSE_SITE),
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
