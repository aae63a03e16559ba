import { defineConfig } from 'vitest/config';

/** `npm run test:release`: what proves a release and starts the built site, or commands, for it. */
export default defineConfig({
  test: {
    include: ['tests/release/**/*.test.ts'],
    globalSetup: 'tests/support/prepare-databases.ts',
    maxWorkers: 2,
    // Far beyond what any test takes: a busy machine must fail none.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
