/**
 * `npm test`: the tests that every change must pass, within six minutes on two cores. `npm run test:release` (`test.ts
 * release`): the other tests that a release needs. `npm run test:resilience` (`test.ts resilience`): those that take
 * longest; `-- postgres` runs one file. A test's folder decides which command runs it. The output ends with each
 * failure, and with each test that could not run here.
 */
import { type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import manifest from '../package.json' with { type: 'json' };
import { isBuildCurrent } from './build-sources.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts';

const [gateName = 'change', ...files] = process.argv.slice(2);

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));

type Step = {
  name: string;
  command: string;
  /** Set if the command writes a report. */
  readReport?: () => TestReport | null;
};

/** The steps of one list run at the same time. The lists run one after the other. */
const gates: Record<string, Step[][]> = {
  change: [
    [
      // `tsc` has one checker: each infers the API's types again, and the other steps need the cores.
      ...manifest.scripts.check.split(' && ').map((command) => ({
        name: command.split(' ')[0] ?? command,
        command,
      })),
      ...build(),
    ],
    [vitest('unit tests', '')],
    [playwright('browser tests', 'tests/e2e', 'HEADLESS_SHELL=1 ')],
  ],
  release: [
    build(),
    [vitest('release tests', '--config tests/release/vitest.config.ts')],
    [playwright('release tests in the browser', 'tests/release')],
  ],
  resilience: [
    build(),
    [
      vitest(
        'resilience tests',
        ['--config tests/resilience/vitest.config.ts', ...files].join(' '),
      ),
    ],
  ],
};

/** The tests run on the build, so a build comes first if its sources have changed. */
function build(): Step[] {
  return isBuildCurrent() ? [] : [{ name: 'build', command: 'node scripts/build.ts' }];
}

function vitest(name: string, options: string): Step {
  const file = join(reports, 'vitest.json');
  return {
    name,
    command: `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${file}`,
    readReport: () => readVitestReport(file),
  };
}

/** @param folder of the specs; the report's path is in the environment, see {@link run} */
function playwright(name: string, folder: string, variables = ''): Step {
  return {
    name,
    command: `${variables}playwright test ${folder}/`,
    readReport: () => readPlaywrightReport(browserReport()),
  };
}

function browserReport(): string {
  return join(reports, 'playwright.json');
}

const startedAt = performance.now();
const total: TestReport = { passed: 0, failed: [], skipped: [] };
const gate = gates[gateName];
if (!gate) throw new Error(`There are ${Object.keys(gates).join(', ')}, and no ${gateName}`);
try {
  for (const steps of gate) {
    const outcomes = await Promise.all(steps.map((step) => runStep(step, steps.length > 1)));
    // Without a build there is nothing to test.
    if (outcomes.some(({ name, isPassed }) => name === 'build' && !isPassed)) break;
  }
} finally {
  rmSync(reports, { recursive: true });
}
if (total.skipped.length > 0) console.log(`\nNot run:\n${listed(total.skipped)}`);
if (total.failed.length > 0) console.error(`\nFailed:\n${listed(total.failed)}`);
console.log(
  `\n${total.passed} passed, ${total.failed.length} failed in ${timeSince(startedAt)}${total.skipped.length > 0 ? `, ${total.skipped.length} not run` : ''}`,
);
process.exitCode = total.failed.length > 0 ? 1 : 0;

/**
 * @param isBesideOthers other steps run at the same time: the output then waits until the step ends, so that outputs
 * don't mix
 */
async function runStep(
  { name, command, readReport }: Step,
  isBesideOthers: boolean,
): Promise<{ name: string; isPassed: boolean }> {
  if (!isBesideOthers) console.log(`\n— ${name}`);
  const stepStartedAt = performance.now();
  const { code, output } = await run(command, isBesideOthers);
  const report = readReport?.();
  const failed = report?.failed ?? [];
  // A step that fails without a failed test counts as one failure, such as the type check.
  const isSilent = readReport !== undefined && !report;
  if ((code !== 0 || isSilent) && failed.length === 0) failed.push(`${name} (${command})`);
  total.passed += report?.passed ?? 0;
  total.failed.push(...failed);
  total.skipped.push(...(report?.skipped ?? []));
  const isPassed = failed.length === 0;
  console.log(`— ${name}: ${isPassed ? 'passed' : 'failed'} in ${timeSince(stepStartedAt)}`);
  if (output && (!isPassed || name === 'build')) console.log(output);
  return { name, isPassed };
}

async function run(
  command: string,
  isRecorded: boolean,
): Promise<{ code: number; output: string }> {
  const stdio: StdioOptions = isRecorded ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(isRecorded ? `${command} 2>&1` : command, {
    shell: true,
    stdio,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport() },
  });
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
  const output = child.stdout ? await text(child.stdout) : '';
  return { code: await ended, output: output.trim() };
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function timeSince(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
