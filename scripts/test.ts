/** `npm test`: every check there is, in the order of their cost, and the counts at the end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

type Counts = { passed: number; failed: number };

const steps: { name: string; command: string; count: () => Counts }[] = [
  ...['biome check .', 'tsc', 'knip', 'depcruise src content'].map((command) => ({
    name: command.split(' ')[0] ?? command,
    command,
    count: () => ({ passed: 0, failed: 0 }),
  })),
  { name: 'build', command: 'node scripts/build.ts', count: () => ({ passed: 0, failed: 0 }) },
  {
    name: 'unit tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    count: countUnitTests,
  },
  { name: 'browser tests', command: 'playwright test', count: countBrowserTests },
];

const total: Counts = { passed: 0, failed: 0 };

for (const { name, command, count } of steps) {
  console.log(`\n— ${name}`);
  const run = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
  const counts = count();
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (run.status !== 0) {
    // A step that fails without a failed test, such as the type check, counts as one.
    total.failed = Math.max(total.failed, 1);
    console.error(`${name} failed`);
    break;
  }
}

rmSync(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function countUnitTests(): Counts {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

function countBrowserTests(): Counts {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    browserReport,
  );
  return {
    passed: report?.stats.expected ?? 0,
    failed: report ? report.stats.unexpected + report.stats.flaky : 1,
  };
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
