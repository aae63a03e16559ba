import { defineConfig } from 'vitest/config';

/** `npm run test:release`: the release tests that start the built site or commands. */
export default defineConfig({
  test: {
    include: ['tests/release/**/*.test.ts'],
    globalSetup: 'tests/support/prepare-databases.ts',
    // One more than the cores of the smallest machine: tests wait for processes and for timers.
    maxWorkers: 3,
    // Far longer than any test takes, so that no test fails on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
