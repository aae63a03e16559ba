import { defineConfig } from 'vitest/config';

/** `npm run test:resilience`: the tests that take longest. */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/prepare-databases.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'two at once',
          include: ['tests/resilience/*.resilience.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // They overload sites and services, or measure how long visitors wait.
          name: 'alone',
          include: ['tests/resilience/alone/*.resilience.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
