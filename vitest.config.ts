import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';

/** Where tests ask a database, or start what does. */
const databaseTests = [
  'src/{api,domain,feeds}/**/*.test.{ts,tsx}',
  'src/platform/{backup,database}/**/*.test.ts',
  'tests/integration/**/*.test.ts',
];

/** `npm run test:unit`. The tests beside the code and in tests/integration; tests/release and tests/resilience have their own. */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    // Two cores: more workers than that only wait for each other.
    maxWorkers: 2,
    // Far beyond what any test takes: a busy machine must fail none.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{src,content,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...databaseTests],
          // They keep no state outside of themselves, so one worker loads a module once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          globalSetup: 'tests/support/prepare-databases.ts',
        },
      },
    ],
  },
});
