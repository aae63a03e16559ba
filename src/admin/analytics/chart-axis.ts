/** Round numbers for the end of an axis. Except for 1, half of each is a whole number. */
const steps = [1, 2, 4, 6, 10];

/**
 * Returns the values of the lines of a chart, from 0 to the first round number that is not below the highest count.
 *
 * @param highest the largest count
 */
export function axisValues(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const end = (steps.find((step) => step * power >= highest) ?? 10) * power;
  return end === 1 ? [0, 1] : [0, end / 2, end];
}

/** Three indexes that divide the range from 0 to `last` into roughly equal quarters. */
export function daysBetween(last: number): number[] {
  return [1, 2, 3].map((quarter) => Math.round((quarter * last) / 4));
}
