import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { RateLimits } from '#domain/auth/index.ts';
import { configuredChannels } from '#domain/enquiries/index.ts';
import { resolveShortLink } from '#domain/posts/index.ts';
import type { SafetySources } from '#domain/safety/index.ts';
import { createFeeds } from '#feeds/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { PostChangeFeed } from '#platform/database/index.ts';
import { clientIp, type RequestHead } from '#platform/http/client-ip.ts';
import { toErrorResponse } from '#platform/http/error-response.ts';
import type { SecurityHeadersFor } from '#platform/http/security-headers.ts';
import type { Runtime } from '#platform/runtime.ts';
import { workerPath } from '#site/offline/offline-paths.ts';
import { describeOwnRequest } from './deploy-check.ts';
import { acceptEnquiryForm } from './enquiry-form.ts';
import { createMediaRoutes } from './media-routes.ts';
import {
  awaitInvalidation,
  compressPages,
  hideReviewLinks,
  redirectLanguageQuery,
  rejectWrites,
  securityHeaders,
} from './middleware.ts';
import { sendOfflineWorker } from './offline-worker.ts';
import type { CheckRateLimit } from './rate-limit.ts';
import type { RenderPage } from './render-page.ts';
import { acceptReviewForm } from './review-form.ts';

type AppOptions = {
  changes: PostChangeFeed;
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  safety: SafetySources;
  rateLimits: RateLimits;
  headersFor: SecurityHeadersFor;
  checkRateLimit: CheckRateLimit;
  renderPage: RenderPage;
  /** Counts a request for a page that does not exist. */
  countMissing: (request: RequestHead, path: string, query: string) => void;
};

/** Handles every request that the fast handlers decline, in this order. */
export function createApp(
  runtime: Runtime,
  {
    changes,
    readClock,
    safety,
    rateLimits,
    headersFor,
    checkRateLimit,
    renderPage,
    countMissing,
  }: AppOptions,
): Hono {
  const { database, environment } = runtime;
  const renderAndCount = async (context: Context) => {
    const page = await renderPage(context);
    if (page.status === 404 || page.status === 410) {
      const { pathname, search } = new URL(context.req.url);
      countMissing(context.req.raw, pathname, search.slice(1));
    }
    return page;
  };
  const app = new Hono();
  app.onError(handleError);
  app.use(compress());
  app.use(compressPages);
  app.use(securityHeaders(headersFor));
  app.use(hideReviewLinks);
  app.route('/', createMediaRoutes(database));
  app.get('/p/:id{[1-9][0-9]{0,8}}', async (context, next) => {
    const page = await resolveShortLink(database, Number(context.req.param('id')));
    if (page === null) return await next();
    if (page === 'gone') {
      const notFound = await renderAndCount(context);
      return new Response(notFound.body, { status: 410, headers: notFound.headers });
    }
    // Temporary: the short link stays the URL to share, even if the post gets another slug.
    const path = pathInLanguage(`/blog/${page.slug}`, page.language);
    return context.redirect(path + campaignQuery(new URL(context.req.url).searchParams), 302);
  });
  app.use(redirectLanguageQuery);
  app.use('/api/admin/*', awaitInvalidation(changes));
  app.get('/api/deploy-check', describeOwnRequest(runtime));
  const loadApi = createApiLoader(runtime, { rateLimits, readClock, safety });
  app.all('/api/*', async (context) => await (await loadApi()).fetch(context.req.raw));
  app.use(acceptReviewForm(runtime, { rateLimits, checkRateLimit, renderPage }));
  app.use(acceptEnquiryForm(runtime, { readClock, rateLimits, checkRateLimit, renderPage }));
  app.use(rejectWrites);
  app.get(workerPath, sendOfflineWorker(environment.offersOfflineReading));
  app.route('/', createFeeds({ database, siteUrl: environment.siteUrl }));
  app.all('*', renderAndCount);
  return app;
}

/** What a link says of its campaign, for the numbers of the page that it leads to. */
function campaignQuery(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => name === 'utm_source' || name === 'utm_campaign');
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** Loads the API with its first request: pages do not need it, and the site starts sooner. */
function createApiLoader(
  { database, environment }: Runtime,
  { rateLimits, readClock, safety }: Pick<AppOptions, 'rateLimits' | 'readClock' | 'safety'>,
) {
  const load = async () => {
    const { createApi } = await import('#api/index.ts');
    return createApi({
      database,
      assistant: environment.assistant,
      clientIpOf: (request) => clientIp(request, environment.trustedProxies),
      rateLimits,
      readClock,
      safety,
      timeZone: environment.timeZone,
      deliveryChannels: configuredChannels(environment.delivery),
      secretKey: environment.secretKey,
      siteName: new URL(environment.siteUrl).hostname,
    });
  };
  let api: ReturnType<typeof load> | undefined;
  return () => {
    api ??= load();
    return api;
  };
}

/** Errors of images, feeds and short links, as plain text. The API and the pages have error responses of their own. */
function handleError(error: Error, context: Context): Response {
  const { status, body, headers } = toErrorResponse(error, context.req.raw.signal);
  return context.text(body.error, status, headers);
}
