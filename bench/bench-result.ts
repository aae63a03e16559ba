/** One measured figure. */
export type BenchResult = {
  /** Unique and the same from run to run, so that runs can be compared: "post page, requests against node:http". */
  name: string;
  unit: 'ratio' | 'ms' | 'MB' | 'requests/s' | 'kB';
  value: number;
  /** What the value should reach: at least with {@link higherIsBetter}, at most otherwise. */
  aim?: number;
  higherIsBetter?: boolean;
  /** How it was measured, or why it is not better. */
  note?: string;
};
