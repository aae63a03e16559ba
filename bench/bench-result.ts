/** One measured figure. */
export type BenchResult = {
  /** Unique and stable, because `--compare` finds figures by name: "post page, requests against node:http". */
  name: string;
  unit: 'ratio' | 'ms' | 'MB' | 'requests/s' | 'kB';
  value: number;
  /** Target: a minimum with {@link higherIsBetter}, otherwise a maximum. */
  aim?: number;
  higherIsBetter?: boolean;
  /** Relative difference between two runs of the same code, where it is larger than that of its unit. */
  noise?: number;
  /** A difference of at most this many units is no change: runs of the same code differ by so many. */
  minimumChange?: number;
  /** How the figure was measured, or why it is not better. */
  note?: string;
};
