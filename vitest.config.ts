import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,content,tests/unit,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/start-postgres.ts',
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
