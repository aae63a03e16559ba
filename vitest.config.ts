import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { fastTemporaryFolder } from './tests/support/fast-temporary-folder.ts';

// Workers and the PostgreSQL of the tests inherit it.
process.env.TMPDIR = fastTemporaryFolder();

/** The tests that use a database, or start programs that do. */
const databaseTests = [
  'src/{api,domain,feeds}/**/*.test.{ts,tsx}',
  'src/platform/{backup,database}/**/*.test.ts',
  'tests/integration/**/*.test.ts',
];

/** The tests that count steps change the process that they run in (`tests/support/count-steps.ts`). */
const stepTests = ['src/**/*.steps.test.ts'];

/**
 * `npm run test:unit`: the tests beside the code and in tests/integration. tests/release and tests/resilience have
 * their own configuration.
 */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    // One more than the cores of the smallest machine: tests wait for PostgreSQL and for timers.
    maxWorkers: 3,
    // Tests leave no state behind, so a worker loads each module and opens each database once for all its files.
    isolate: false,
    // Far longer than any test takes, so that no test fails on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{src,content,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...databaseTests, ...stepTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          exclude: [...configDefaults.exclude, ...stepTests],
          globalSetup: 'tests/support/prepare-databases.ts',
        },
      },
      { extends: true, test: { name: 'steps', include: stepTests, isolate: true } },
    ],
  },
});
