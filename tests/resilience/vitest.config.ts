import { defineConfig } from 'vitest/config';

/**
 * `npm run test:resilience`: the tests that take longest. They run one after the other, because they stop and overload
 * services.
 */
export default defineConfig({
  test: {
    include: ['tests/resilience/**/*.resilience.ts'],
    globalSetup: 'tests/support/prepare-databases.ts',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
