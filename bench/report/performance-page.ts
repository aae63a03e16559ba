import { readFileSync, writeFileSync } from 'node:fs';
import type { BenchResult } from '../bench-result.ts';
import type { PartReport } from './bench-run.ts';
import { formatAim, formatValue, isReached } from './format.ts';

const page = 'docs/performance.md';
const begin = '<!-- written by npm run bench -- --save: begin -->';
const end = '<!-- written by npm run bench -- --save: end -->';

/** Replaces the figures in docs/performance.md. */
export function writeToPerformancePage(parts: readonly PartReport[]): void {
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${page} must have a place for the figures: ${begin} … ${end}`);
  writeFileSync(page, [before, begin, '\n\n', markdown(parts), '\n', end, after].join(''));
}

function markdown(parts: readonly PartReport[]): string {
  return parts.map(markdownOf).join('\n');
}

function markdownOf(report: PartReport): string {
  const { part, date, commit, node, machine, notMeasured, results } = report;
  const head = `### ${part}\n\n${date}, commit ${commit}, Node ${node}, ${machine}.\n`;
  const reason = notMeasured ? `\nNot measured: ${notMeasured}.\n` : '';
  if (results.length === 0) return head + reason;
  const rows = ['| what | value | aim | | |', '|---|---|---|---|---|', ...results.map(row)];
  return `${head}${reason}\n${rows.join('\n')}\n`;
}

function row(result: BenchResult): string {
  const reached = isReached(result);
  const mark = reached === null ? '' : reached ? 'reached' : '**not reached**';
  const cells = [result.name, formatValue(result), formatAim(result), mark, result.note ?? ''];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
