import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('what only grows is a counter whose name ends with _total, and each scrape reads it anew', async () => {
  const pages = { hits: 3, misses: 2, bytes: 10, responses: 2, queryBytes: 4, queryResponses: 1 };
  const renders = { page: { started: 5, rejected: 1 } };
  const metrics = createMetrics({
    pageCacheStats: () => pages,
    renderStats: () => renders,
    connectionStats: () => null,
  });
  await metrics.read();
  pages.hits = 4;
  const text = await metrics.read();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '# TYPE site_page_cache_hits_total counter',
      'site_page_cache_hits_total 4',
      'site_page_cache_misses_total 2',
      '# TYPE site_page_cache_responses gauge',
      'site_page_cache_responses 2',
      'site_page_cache_query_responses 1',
      '# TYPE site_renders_total counter',
      'site_renders_total{of="page",outcome="done"} 5',
      'site_renders_total{of="page",outcome="refused"} 1',
    ]),
  );
  const types = [...text.matchAll(/^# TYPE (site_\w+) (\w+)$/gm)];
  for (const [, name = '', type] of types)
    expect({ name, isCounter: type === 'counter' }).toEqual({
      name,
      isCounter: name.endsWith('_total'),
    });
});
