import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './tests/support/browser-options.ts';

/**
 * The tests' own servers: one with the starter posts alone, as visitors find it, and two that tests write into. Their ports are
 * below those that systems give to connections (from 32768 on Linux), one of which could be in use just then.
 */
const sites = {
  sqlite: { engine: 'sqlite', port: 21730, testMatch: /e2e\/(crawler\/)?[^/]+\.spec\.ts$/ },
  'panel-sqlite': { engine: 'sqlite', port: 21731, testMatch: /panel\/[^/]+\.spec\.ts$/ },
  // What the database answers; how pages behave does not depend on it.
  postgres: { engine: 'postgres', port: 21732, testMatch: /e2e\/(panel\/)?journeys/ },
};

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
  projects: Object.entries(sites).map(([name, { port, testMatch }]) => ({
    name,
    testMatch,
    use: { baseURL: `http://localhost:${port}` },
  })),
  webServer: Object.values(sites).map(({ engine, port }) => ({
    command: `node tests/support/serve-fresh-site.ts ${engine}`,
    url: `http://localhost:${port}/api/blog/posts?limit=1`,
    env: {
      PORT: String(port),
      HOST: 'localhost',
      SITE_URL: `http://localhost:${port}`,
    },
    timeout: 120_000,
    reuseExistingServer: Boolean(process.env.REUSE_SITE),
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
