import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

function fileWith(content: object | string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('readVitestReport lists failed tests by file and name, and files that can not be loaded', () => {
  const file = fileWith({
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'group two' },
          { status: 'skipped', fullName: 'three' },
        ],
      },
      {
        name: resolve('src/b.test.ts'),
        status: 'failed',
        message: 'Cannot find c.ts\n  at b',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(file)).toEqual({
    passed: 1,
    failed: ['src/b.test.ts: Cannot find c.ts', 'src/a.test.ts › group two'],
    skipped: ['src/a.test.ts › three'],
  });
});

test('readPlaywrightReport lists failed tests by project, file and name, and the reason for each skipped test', () => {
  const spec = (title: string, status: string, annotations: object[] = []) => ({
    title,
    file: 'e2e/a.spec.ts',
    line: 7,
    tests: [{ projectName: 'sqlite', status, annotations }],
  });
  const file = fileWith({
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'e2e/a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [
          {
            title: 'group',
            specs: [
              spec('three', 'unexpected'),
              spec('four', 'skipped', [{ type: 'skip', description: 'no Java' }]),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(file)).toEqual({
    passed: 1,
    failed: [
      'no server',
      '[sqlite] e2e/a.spec.ts:7 › two',
      '[sqlite] e2e/a.spec.ts:7 › group › three',
    ],
    skipped: ['[sqlite] e2e/a.spec.ts:7 › group › four: no Java'],
  });
});

test.each(['', '{'])(
  'readVitestReport and readPlaywrightReport return null for a missing or broken report: %j',
  (content) => {
    const file = content === '' ? '/nonexistent' : fileWith(content);
    expect([readVitestReport(file), readPlaywrightReport(file)]).toEqual([null, null]);
  },
);
