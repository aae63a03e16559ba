import { defineConfig } from 'vitest/config';

/** `npm run test:resilience`: what takes longest. One after the other, since they stop and overload things. */
export default defineConfig({
  test: {
    include: ['tests/resilience/**/*.resilience.ts'],
    globalSetup: 'tests/support/prepare-databases.ts',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
