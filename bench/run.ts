/**
 * `npm run bench`: runs all parts, or the named ones (`npm run bench -- lighthouse`). Prints a table and writes
 * bench/results/latest.json. `--save` makes the figures the baseline and writes them into docs/performance.md.
 * `--compare` prints the changes against the baseline. `--compare --against ../other` runs each part in another
 * checkout, too, in turn, and prints the changes against that; `--rounds 3` does so three times and takes medians.
 * `--full` includes parts that take longer than ten minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
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
import { compareWith, readBaseline, saveBaseline } from './report/baseline.ts';
import { describeRun, type PartReport } from './report/bench-run.ts';
import { formatAim, formatValue, isReached } from './report/format.ts';
import { measureThere, medianOfRounds, resultsFile } from './report/in-turn.ts';
import { writeToPerformancePage } from './report/performance-page.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { search } from './search.ts';
import { sharePictures } from './share-pictures.ts';
import { titleAndCover } from './title-and-cover.ts';
import { translationMemory } from './translation-memory.ts';

const parts: Record<string, Measure> = {
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
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

await buildIfNeeded();
const run = describeRun();
const reports: PartReport[] = [];
const others: PartReport[] = [];
for (const [part, measure] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(part)) await measureRounds(part, measure);

mkdirSync('bench/results', { recursive: true });
writeFileSync(resultsFile, `${JSON.stringify(reports, null, 2)}\n`);
if (options.compare) {
  const changes = compareWith(options.against ? others : readBaseline(), reports);
  console.log(`\n${changes.join('\n') || 'No change beyond noise.'}`);
}
if (options.save) writeToPerformancePage(saveBaseline(reports, Object.keys(parts)));
// Ends also if a tool left processes running.
process.exit();

type Measure = (options: { isFull: boolean }) => Promise<BenchResult[]>;

/** The other checkout comes first in each round: both share the state of the machine. */
async function measureRounds(part: string, measure: Measure): Promise<void> {
  const here: PartReport[] = [];
  const there: PartReport[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const other = options.against && measureThere(options.against, part);
    if (other) there.push(other);
    here.push(await measurePart(part, measure));
  }
  reports.push(...medianOfRounds(here));
  others.push(...medianOfRounds(there));
}

async function measurePart(part: string, measure: Measure): Promise<PartReport> {
  console.log(`\n— ${part}`);
  const start = performance.now();
  const report: PartReport = { part, ...run, tookMs: 0, results: [] };
  try {
    report.results = await measure({ isFull: options.full });
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
