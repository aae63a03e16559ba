import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what takes longer than a test may. One after the other, since they stop and overload things. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.faults.ts'],
    globalSetup: 'tests/support/prepare-databases.ts',
    fileParallelism: false,
    testTimeout: 600_000,
  },
});
