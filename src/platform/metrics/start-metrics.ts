import type { Metrics, MetricsSources } from './metrics.ts';

/**
 * Collects metrics and serves them at a port. Without a port it does not even load prom-client.
 *
 * @throws {StartupError} if the port is taken
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
