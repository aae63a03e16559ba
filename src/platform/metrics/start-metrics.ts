import type { Metrics, MetricsSources } from './metrics.ts';

/**
 * Where there is a port for them, counts from now on and answers there; its package is not loaded otherwise.
 *
 * @throws {StartError} when the port is taken
 */
export async function startMetrics(
  port: number | undefined,
  sources: MetricsSources,
): Promise<Metrics | null> {
  if (port === undefined) return null;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./serve-metrics.ts'),
  ]);
  const metrics = createMetrics(sources);
  console.log(`The metrics are at ${await serveMetrics(metrics, port)}`);
  return metrics;
}
