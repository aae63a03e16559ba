/**
 * `npm run bench`: runs all parts, or the named ones (`npm run bench -- lighthouse`). Prints a table and writes
 * bench/results/latest.json. `--save` makes the figures the baseline and writes them into docs/performance.md.
 * `--compare` prints the changes against the baseline. `--against ../other` runs each part here and in another
 * checkout, in turn, and prints the changes against that; `--rounds 3` does so three times and takes the middle
 * figures. `--full` includes parts that take longer than ten minutes.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../scripts/build.ts';
import { behindNginx } from './behind-nginx.ts';
import type { BenchResult } from './bench-result.ts';
import { buildAndInstall } from './build-and-install.ts';
import { comparingRevisions } from './comparing-revisions.ts';
import { firstPaint } from './first-paint.ts';
import { firstRender } from './first-render.ts';
import { interaction } from './interaction.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { NotMeasured } from './not-measured.ts';
import { panelKeys } from './panel-keys.ts';
import { measurePostsAtScale } from './posts-at-scale.ts';
import { processCost } from './process-cost.ts';
import { publishToVisible } from './publish-to-visible.ts';
import { readingWhilePublishing } from './reading-while-publishing.ts';
import { listChanges, readBaseline, saveBaseline } from './report/baseline.ts';
import { describeRun, type PartReport } from './report/bench-run.ts';
import { formatAim, formatValue, isReached } from './report/format.ts';
import { measureInTurn, resultsFile } from './report/in-turn.ts';
import { writeToPerformancePage } from './report/performance-page.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { search } from './search.ts';
import { sharePictures } from './share-pictures.ts';
import { titleAndCover } from './title-and-cover.ts';
import { translationMemory } from './translation-memory.ts';

const parts: Record<string, (options: { isFull: boolean }) => Promise<BenchResult[]>> = {
  'requests-per-second': requestsPerSecond,
  'behind-nginx': behindNginx,
  'first-render': firstRender,
  'publish-to-visible': publishToVisible,
  'reading-while-publishing': readingWhilePublishing,
  'process-cost': processCost,
  'posts-at-scale': measurePostsAtScale,
  'comparing-revisions': comparingRevisions,
  'build-and-install': buildAndInstall,
  lighthouse: measureWithLighthouse,
  'first-paint': firstPaint,
  'title-and-cover': titleAndCover,
  interaction,
  'panel-keys': panelKeys,
  'share-pictures': sharePictures,
  memory: translationMemory,
  search,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    save: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    full: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0)
  refuse(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
const { against } = options;
if (against !== undefined && !existsSync(`${against}/node_modules`))
  refuse(`--against must be a checkout in which "npm ci" has run, and ${against} is none`);
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) refuse('--rounds must be a whole number from 1 on');
if (rounds > 1 && against === undefined) refuse('--rounds needs --against');

await buildIfNeeded();
const run = describeRun();
const names = Object.keys(parts).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);
const reports: PartReport[] = [];
let before = readBaseline();
if (against === undefined) {
  for (const name of names) reports.push(await measurePart(name));
} else {
  const inTurn = measureInTurn(against, names, { rounds, isFull: options.full });
  reports.push(...inTurn.here);
  before = inTurn.there;
}

mkdirSync('bench/results', { recursive: true });
writeFileSync(resultsFile, `${JSON.stringify(reports, null, 2)}\n`);
if (options.compare || against !== undefined) {
  const changes = listChanges(before, reports);
  console.log(`\n${changes.join('\n') || 'No change beyond noise.'}`);
}
if (options.save) writeToPerformancePage(saveBaseline(reports, Object.keys(parts)));
// Ends also if a tool left processes running.
process.exit();

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

async function measurePart(part: string): Promise<PartReport> {
  console.log(`\n— ${part}`);
  const start = performance.now();
  const report: PartReport = { part, ...run, tookMs: 0, results: [] };
  try {
    report.results = (await parts[part]?.({ isFull: options.full })) ?? [];
  } catch (error) {
    if (!(error instanceof NotMeasured)) {
      console.error(error);
      process.exitCode = 1;
    }
    report.notMeasured = error instanceof Error ? error.message : String(error);
    console.log(`not measured: ${report.notMeasured}`);
  }
  report.tookMs = Math.round(performance.now() - start);
  for (const result of report.results) print(result);
  console.log(`(${(report.tookMs / 1000).toFixed(0)} s)`);
  return report;
}

function print(result: BenchResult): void {
  const aim = formatAim(result);
  const mark = isReached(result) === false ? 'NOT REACHED' : '';
  console.log(
    `${formatValue(result).padStart(16)}  ${result.name}${aim && `, aim ${aim}`} ${mark}` +
      (result.note ? `\n${' '.repeat(18)}${result.note}` : ''),
  );
}
