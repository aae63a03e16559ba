import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,content,tests/unit,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/prepare-databases.ts',
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // Far beyond what any test takes: a busy machine must fail none.
    testTimeout: 120_000,
  },
});
