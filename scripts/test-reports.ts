/** Reads the JSON reports of Vitest and Playwright into one form. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type TestReport = {
  passed: number;
  /** One line for each test: its file, and its name. */
  failed: string[];
  /** Each test that could not run here, with the reason. */
  skipped: string[];
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** @returns null if there is no report, because Vitest itself failed */
export function readVitestReport(file: string): TestReport | null {
  const report = readJson<VitestReport>(file);
  if (!report) return null;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      status,
      line: `${relative('.', name)} › ${fullName}`,
    })),
  );
  const linesOf = (wanted: (status: string) => boolean) =>
    tests.filter(({ status }) => wanted(status)).map(({ line }) => line);
  // A file that can't be loaded has no tests.
  const brokenFiles = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => `${relative('.', name)}: ${message.split('\n')[0]}`);
  return {
    passed: linesOf((status) => status === 'passed').length,
    failed: [...brokenFiles, ...linesOf((status) => status === 'failed')],
    skipped: linesOf((status) => status !== 'passed' && status !== 'failed'),
  };
}

type PlaywrightSuite = {
  title: string;
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** @returns null if there is no report, because Playwright itself failed */
export function readPlaywrightReport(file: string): TestReport | null {
  const report = readJson<{ suites: PlaywrightSuite[]; errors: { message?: string }[] }>(file);
  if (!report) return null;
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: [
      ...report.errors.map(({ message = 'an error outside of every test' }) => message),
      // A test that only passes on a second attempt also counts as failed.
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ line }) => line),
    ],
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ line, reason }) => (reason ? `${line}: ${reason}` : line)),
  };
}

function testsOf(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  above: readonly string[],
): { status: string; line: string; reason: string | undefined }[] {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName, status, annotations }) => ({
        status,
        // The outermost suite is the file.
        line: `[${projectName}] ${[`${spec.file}:${spec.line}`, ...path.slice(1), spec.title].join(' › ')}`,
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

function readJson<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
