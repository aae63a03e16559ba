import type { BenchResult } from '../bench-result.ts';

/** A value with its unit, as precise as it means anything. */
export function valueInWords({ unit, value }: Pick<BenchResult, 'unit' | 'value'>): string {
  const text = value.toLocaleString('en-US', { maximumFractionDigits: decimals(value) });
  return unit === 'ratio' ? text : `${text} ${unit}`;
}

/** @returns an empty text where nothing is aimed at */
export function aimInWords({ aim, unit, higherIsBetter }: BenchResult): string {
  if (aim === undefined) return '';
  return `${higherIsBetter ? 'at least' : 'at most'} ${valueInWords({ unit, value: aim })}`;
}

/** Of the value as it is shown: 1.051 is 1.05. */
export function isReached({ aim, value, higherIsBetter }: BenchResult): boolean | null {
  if (aim === undefined) return null;
  const shown = Number(value.toFixed(decimals(value)));
  return higherIsBetter ? shown >= aim : shown <= aim;
}

function decimals(value: number): number {
  if (Math.abs(value) >= 100) return 0;
  return Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 4;
}
