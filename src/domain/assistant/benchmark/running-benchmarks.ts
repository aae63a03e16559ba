/**
 * The benchmarks that this process runs, and how to end them. Each start of the site loads this module, which a stop
 * needs, and not what runs benchmarks.
 */
const running = new Map<Promise<void>, AbortController>();

/** @param ended resolves when the benchmark is over; it never rejects */
export function addRunningBenchmark(ended: Promise<void>, controller: AbortController): void {
  running.set(ended, controller);
  void ended.finally(() => running.delete(ended));
}

/** Ends the benchmarks of this process, as when the site stops. */
export async function stopBenchmarks(): Promise<void> {
  for (const controller of running.values()) controller.abort();
  await Promise.all(running.keys());
}
