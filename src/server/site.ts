import { NodeRequest } from 'srvx/node';
import { stopBenchmarks } from '#domain/assistant/index.ts';
import { createRateLimits } from '#domain/auth/index.ts';
import { startDelivering } from '#domain/enquiries/index.ts';
import { startMaintenance } from '#domain/maintenance.ts';
import { startScheduler } from '#domain/posts/index.ts';
import { startRelating } from '#domain/related-posts/index.ts';
import { keepTopics } from '#domain/topics/index.ts';
import { backupSecret } from '#platform/backup-target.ts';
import { openDatabaseWithChanges, pingDatabase, sqliteFileOf } from '#platform/database/index.ts';
import { deliverySecrets } from '#platform/delivery-settings.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import type { NamedFastHandler } from '#platform/http/fast-handler.ts';
import { createHealthChecks } from '#platform/http/health-checks.ts';
import type { ListenOptions } from '#platform/http/listen.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { createSecurityHeaders } from '#platform/http/security-headers.ts';
import { createStaticAssets } from '#platform/http/static-assets.ts';
import { startLog } from '#platform/log/index.ts';
import { startMetrics } from '#platform/metrics/index.ts';
import { modelsOf } from '#platform/model-settings.ts';
import { createPageCache } from '#platform/page-cache/index.ts';
import { createApp } from './app.ts';
import { cachePolicyFor, tagsForPost, topicsTag } from './cache-policy.ts';
import { createUrlLengthGuard } from './error-pages.ts';
import { fillDatabase } from './fill-database.ts';
import { createRateLimitCheck } from './rate-limit.ts';
import { createPageRenderer } from './render-page.ts';
import { metricsKindOf } from './request-url.ts';
import { createSafetySources, startSafety } from './safety.ts';
import { startCounting } from './start-counting.ts';

/**
 * Opens the database, fills a new one, and connects all parts of the site.
 *
 * @throws {StartupError} if a setting is wrong or the database can't be opened
 */
export async function startSite(): Promise<ListenOptions> {
  const environment = readEnvironment(process.env);
  await startLog({ level: environment.logLevel, secrets: secretsOf(environment) });
  const headersFor = createSecurityHeaders(environment.siteUrl);
  const pageCache = createPageCache({
    maxBytes: environment.pageCacheBytes,
    policyFor: cachePolicyFor,
    // Passes nothing of the visitor's request: a cached response is for everybody.
    render: async (key) => await app.fetch(new Request(environment.siteUrl + key)),
    versionOf: withoutRenderTimes,
    checkRateLimit: async (incoming, key) =>
      await checkRateLimit(new NodeRequest({ req: incoming }), splitTarget(key).path),
    onResponse: (incoming, key, status) => counting.countRead(incoming, key, status),
    headers: headersFor(null),
  });
  // No topics are kept yet, but another process may change a post meanwhile.
  let forgetTopics: () => void = () => undefined;
  const { database, changes, readClock, readChangeToken, readSize, connectionStats } =
    await openDatabaseWithChanges(environment.databaseUrl, {
      async onChange(slugs) {
        forgetTopics();
        pageCache.markStale([topicsTag]);
        await pageCache.purge(slugs.flatMap(tagsForPost));
      },
      onMissedEvents() {
        forgetTopics();
        pageCache.markStale();
      },
    });
  forgetTopics = keepTopics(database);
  await fillDatabase(database, environment);
  const stopMaintenance = startMaintenance(database, environment);
  const stopScheduler = startScheduler(database, readClock);
  const stopRelating = startRelating(database);
  const safety = createSafetySources(environment, readSize);
  const clocks = { readClock, readChangeToken };
  const stopSafety = startSafety(database, environment, { ...clocks, sources: safety });
  const stopDelivering = startDelivering(database, {
    settings: environment.delivery,
    readClock,
    timeZone: environment.timeZone,
    siteUrl: environment.siteUrl,
  });
  const counting = startCounting(database, environment);
  // A SQLite file has one process; several processes share their counts in PostgreSQL.
  const isSingleProcess = sqliteFileOf(environment.databaseUrl) !== null;
  const rateLimits = createRateLimits(isSingleProcess ? undefined : database);
  const checkRateLimit = createRateLimitCheck(rateLimits, environment.trustedProxies);
  const runtime = { environment, database };
  const renderer = createPageRenderer(runtime, checkRateLimit);
  const app = createApp(runtime, {
    changes,
    readClock,
    safety,
    rateLimits,
    headersFor,
    checkRateLimit,
    renderPage: renderer.render,
    countMissing: counting.countMissing,
  });
  const metrics = await startMetrics(environment.metricsPort, {
    pageCacheStats: pageCache.stats,
    renderStats: renderer.stats,
    connectionStats,
  });
  const fastHandlers: NamedFastHandler[] = [
    { name: 'refused', handle: createUrlLengthGuard(headersFor) },
    {
      name: 'health',
      handle: createHealthChecks(() => pingDatabase(database), headersFor('text/plain')),
    },
  ];
  // In development Vite serves the files, and nothing is cached.
  if (import.meta.env.PROD)
    fastHandlers.push(
      { name: 'file', handle: createStaticAssets(headersFor) },
      { name: 'cached', handle: pageCache.handle },
    );
  return {
    environment,
    headersFor,
    fastHandlers,
    fetch: app.fetch,
    kindOf: metricsKindOf,
    observe: metrics?.observe,
    async stop() {
      stopMaintenance();
      await stopBenchmarks();
      await stopScheduler();
      await stopRelating();
      await stopSafety();
      await stopDelivering();
      await counting.stop();
      await changes.stop();
      await database.destroy();
    },
  };
}

function secretsOf(environment: Environment) {
  const { assistant, adminPassword, secretKey, backupKey, backup, delivery } = environment;
  const keys = modelsOf(assistant).map(({ apiKey }) => apiKey);
  const ownKeys = [adminPassword, secretKey, backupKey, backupSecret(backup.target)];
  return [...keys, ...ownKeys, ...deliverySecrets(delivery)];
}

/** TanStack Start writes a load time into each page. Pages that differ only in it share an ETag. */
function withoutRenderTimes(html: string): string {
  return html.replace(/\bu:\d{13}\b/g, '');
}
