import type { BenchResult } from '../bench-result.ts';

/** A value with its unit, rounded to significant decimals. */
export function formatValue({ unit, value }: Pick<BenchResult, 'unit' | 'value'>): string {
  const text = value.toLocaleString('en-US', { maximumFractionDigits: decimals(value) });
  return unit === 'ratio' ? text : `${text} ${unit}`;
}

/** @returns an empty string without an aim */
export function formatAim({ aim, unit, higherIsBetter }: BenchResult): string {
  if (aim === undefined) return '';
  return `${higherIsBetter ? 'at least' : 'at most'} ${formatValue({ unit, value: aim })}`;
}

/** Compares the rounded value: 1.051 counts as 1.05. */
export function isReached({ aim, value, higherIsBetter }: BenchResult): boolean | null {
  if (aim === undefined) return null;
  const shown = Number(value.toFixed(decimals(value)));
  return higherIsBetter ? shown >= aim : shown <= aim;
}

function decimals(value: number): number {
  if (Math.abs(value) >= 100) return 0;
  return Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4;
}
