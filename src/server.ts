import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import startHandler from '@tanstack/react-start/server-entry';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { NodeRequest } from 'srvx/node';
import { countsAsReader, createReadCounter, type ReadCounter } from '#domain/analytics/index.ts';
import { createFirstAdmin, createRateLimits, type RateLimits } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { installGlossary } from '#domain/glossary/index.ts';
import { startMaintenance } from '#domain/maintenance.ts';
import { findImageVariant } from '#domain/media/index.ts';
import { findPageOfShortAddress, installStarterPosts } from '#domain/posts/index.ts';
import { findSharePicture } from '#domain/share-pictures/index.ts';
import { createFeeds } from '#feeds/index.ts';
import { languageQueryRedirect, pathInLanguage } from '#i18n/paths.ts';
import {
  askDatabase,
  type Database,
  openWatchedDatabase,
  type PostWatch,
} from '#platform/database/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { createBuiltAssets } from '#platform/http/built-assets.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { createHealthAnswerer } from '#platform/http/health.ts';
import { listen, type NamedAnswerer } from '#platform/http/listen.ts';
import { locationOnThisSite } from '#platform/http/location-on-this-site.ts';
import { pagePolicy } from '#platform/http/page-policy.ts';
import {
  createSecurityHeaders,
  policyName,
  type SecurityHeaders,
} from '#platform/http/security-headers.ts';
import { startLog } from '#platform/log/index.ts';
import { type Metrics, startMetrics } from '#platform/metrics/index.ts';
import { createPageCache } from '#platform/page-cache/index.ts';
import { type Runtime, setRuntime } from '#platform/runtime.ts';
import { StartError } from '#platform/start-error.ts';
import { putFirstPaintFirst } from '#site/frame/first-paint-first.ts';
import { deferClientEntry } from '#site/frame/late-client-entry.ts';
import { answerFault } from './answer-fault.ts';
import { keepingPlanOf, tagsOfChangedPost } from './keeping-plans.ts';
import { refuseTooManyCalls } from './refuse-too-many-calls.ts';

type AppParts = { watch: PostWatch; rateLimits: RateLimits; headersOf: SecurityHeaders };

/** Every request that is not answered from memory, in order. */
function createApp(runtime: Runtime, { watch, rateLimits, headersOf }: AppParts): Hono {
  const app = new Hono();
  app.onError(answerFault);
  app.use(compress());
  app.use(holdInBounds(headersOf));
  app.get('/media/:file', async (context) => {
    const image = await findImageVariant(runtime.database, context.req.param('file'));
    if (!image) return context.text('Not found', 404);
    return context.body(Uint8Array.from(image.bytes), 200, {
      'Content-Type': image.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/share/:file', async (context) => {
    const picture = await findSharePicture(runtime.database, context.req.param('file'));
    if (!picture) return context.text('Not found', 404);
    if ('movedTo' in picture) return context.redirect(picture.movedTo, 302);
    return context.body(Uint8Array.from(picture.bytes), 200, {
      'Content-Type': picture.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/p/:id{[1-9][0-9]{0,8}}', async (context, next) => {
    const page = await findPageOfShortAddress(runtime.database, Number(context.req.param('id')));
    if (page === null) return await next();
    if (page === 'gone') {
      const notFound = await renderPage(context);
      return new Response(notFound.body, { status: 410, headers: notFound.headers });
    }
    // Not for ever: the short address is the one to keep, wherever the post moves.
    return context.redirect(pathInLanguage(`/blog/${page.slug}`, page.language), 302);
  });
  app.use(redirectLanguageQuery);
  app.use('/api/admin/*', showChanges(watch));
  const api = loadApi(runtime, rateLimits);
  app.all('/api/*', async (context) => await (await api()).fetch(context.req.raw));
  app.use(readOnly);
  app.route('/', createFeeds({ database: runtime.database, siteUrl: runtime.environment.siteUrl }));
  app.all('*', renderPage);
  return app;
}

/** Made at the first call: pages need nothing of it, and a site starts sooner without. */
function loadApi({ database, environment }: Runtime, rateLimits: RateLimits) {
  const make = async () => {
    const { createApi } = await import('#api/index.ts');
    return createApi({
      database,
      assistant: environment.assistant,
      addressOf: (request) => clientAddress(request, environment.trustedProxies),
      rateLimits,
      secretKey: environment.secretKey,
      siteName: new URL(environment.siteUrl).hostname,
    });
  };
  let api: ReturnType<typeof make> | undefined;
  return () => {
    api ??= make();
    return api;
  };
}

/** What each answer says to browsers, and that a redirect leads nowhere else. */
function holdInBounds(headersOf: SecurityHeaders): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const contentType = headers.get('content-type');
    // Vite's own pages in development have no policy.
    const hasOwn =
      headers.has(policyName) || (!import.meta.env.PROD && contentType?.startsWith('text/html'));
    for (const [name, value] of headersOf(contentType))
      if (name !== policyName || !hasOwn) context.header(name, value);
    const location = headers.get('location');
    if (location !== null) context.header('Location', locationOnThisSite(location));
  };
}

/** Pages are read; only the API is written to. */
const readOnly: MiddlewareHandler = async (context, next) => {
  if (['GET', 'HEAD'].includes(context.req.method)) return await next();
  return context.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
};

const redirectLanguageQuery: MiddlewareHandler = async (context, next) => {
  const location = languageQueryRedirect(new URL(context.req.url));
  if (location === null || context.req.path.startsWith('/api/')) return await next();
  return context.redirect(location, 302);
};

/** An editor who is told that a change is done finds it on the site. */
function showChanges(watch: PostWatch): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // Where the database failed there is nothing to show, and what is kept must stay.
    if (context.req.method !== 'GET' && context.res.status < 500) await watch.caughtUp();
  };
}

async function renderPage(context: Context): Promise<Response> {
  const response = await startHandler.fetch(context.req.raw);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  const isPanel = /^\/admin(\/|$)/.test(context.req.path);
  // TanStack Start's own headers can't be changed in place.
  const page =
    import.meta.env.PROD && isHtml && response.body
      ? finishPage(await response.text(), { response, path: context.req.path, isPanel })
      : new Response(response.body, response);
  // A browser keeps a 301 for ever unless told otherwise, and a post may come back to an address that it had.
  if (isHtml || response.status === 301) page.headers.set('Cache-Control', 'no-cache');
  if (isHtml && isPanel) {
    page.headers.set('X-Robots-Tag', 'noindex');
    page.headers.set('Cache-Control', 'no-store');
  }
  return page;
}

/** The page as it is sent, with its policy. */
function finishPage(
  html: string,
  { response, path, isPanel }: { response: Response; path: string; isPanel: boolean },
): Response {
  const nonce = isPanel ? randomBytes(16).toString('base64') : undefined;
  const body = isPanel
    ? html.replace('<style', `<style nonce="${nonce}"`)
    : putFirstPaintFirst(deferClientEntry(html, path));
  const page = new Response(body, response);
  page.headers.set(policyName, pagePolicy(body, nonce));
  return page;
}

type Site = {
  environment: Environment;
  headersOf: SecurityHeaders;
  answerers: NamedAnswerer[];
  observe: Metrics['observe'] | undefined;
  fetch: (request: Request) => Response | Promise<Response>;
  stop: () => Promise<void>;
};

/** Opens the database, fills a new one with the starter posts, and makes what answers requests. */
async function startSite(): Promise<Site> {
  const environment = readEnvironment(process.env);
  await startLog({
    level: environment.logLevel,
    secrets: [
      environment.assistant.apiKey,
      environment.adminPassword,
      environment.secretKey,
      environment.backupKey,
    ],
  });
  const headersOf = createSecurityHeaders(environment.siteUrl);
  const pageCache = createPageCache({
    maxBytes: environment.pageCacheBytes,
    planOf: keepingPlanOf,
    // A request of nobody: what is kept is for everybody.
    render: async (key) => await app.fetch(new Request(environment.siteUrl + key)),
    versionOf: withoutRenderTimes,
    refuse: async (request, key) => await refuse(request, key),
    onAnswered: (request, key) => countReader(request, key),
    headers: headersOf(null),
  });
  const { database, watch, countConnections } = await openWatchedDatabase(environment.databaseUrl, {
    onPost: (slug) => pageCache.drop(tagsOfChangedPost(slug)),
    onGap: pageCache.doubtAll,
  });
  await makeFirstAdmin(database, environment);
  await installStarterPosts(database);
  await installGlossary(database);
  const stopMaintenance = startMaintenance(database);
  const runtime = { environment, database };
  setRuntime(runtime);
  const readCounter = createReadCounter(database);
  const countReader = countReaders(readCounter, environment.trustedProxies);
  // One process has a file of SQLite; several count together in PostgreSQL.
  const isAlone = environment.databaseUrl.startsWith('file:');
  const rateLimits = createRateLimits(isAlone ? undefined : database);
  const refuse = refuseTooManyCalls(rateLimits, environment.trustedProxies);
  const app = createApp(runtime, { watch, rateLimits, headersOf });
  const metrics = await startMetrics(environment.metricsPort, {
    countPageCache: pageCache.counts,
    countConnections,
  });
  return {
    environment,
    headersOf,
    // Vite serves its own files, and pages that are being worked on are not kept.
    answerers: [
      {
        kind: 'health',
        answer: createHealthAnswerer(() => askDatabase(database), headersOf('text/plain')),
      },
      ...(import.meta.env.PROD
        ? [
            { kind: 'file', answer: createBuiltAssets(headersOf) },
            { kind: 'kept', answer: pageCache.answer },
          ]
        : []),
    ],
    fetch: app.fetch,
    observe: metrics?.observe,
    async stop() {
      stopMaintenance();
      await readCounter.stop();
      await watch.stop();
      await database.destroy();
    },
  };
}

/** @throws {StartError} when the password is too common */
async function makeFirstAdmin(
  database: Database,
  { adminUsername: username, adminPassword: password }: Environment,
): Promise<void> {
  const made = await createFirstAdmin(database, { username, password }).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'common-password') throw error;
    throw new StartError(`ADMIN_PASSWORD takes another password. ${error.message}`);
  });
  if (made?.generatedPassword)
    console.log(
      `The first admin is ${username} with the password ${made.generatedPassword} (shown only now)`,
    );
}

/** Start writes into each page when its data was read; a page that differs in that alone is the same. */
function withoutRenderTimes(text: string): string {
  return text.replace(/\bu:\d{13}\b/g, '');
}

/** Counts a reader for each post that was answered, on its page or through the API. */
function countReaders(readCounter: ReadCounter, trustedProxies: number) {
  const postPath = /^\/(?:(?:arabic|kurdish)\/)?(?:api\/blog\/posts|blog)\/([^/?]+)$/;
  return (incoming: IncomingMessage, key: string): void => {
    const slug = postPath.exec(key)?.[1];
    if (!slug) return;
    const request = new NodeRequest({ req: incoming });
    if (!countsAsReader(request)) return;
    readCounter.record(slug, {
      address: clientAddress(request, trustedProxies),
      userAgent: request.headers.get('user-agent') ?? '',
    });
  };
}

/** Runs the site until a signal ends it. `npm start` calls this in the built server. */
export async function run(): Promise<void> {
  try {
    console.log(`The site is at ${await listen(await startSite())}`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    // Connections to PostgreSQL that are open already would keep the process, and nobody would start it again.
    process.exit(1);
  }
}

let development: Promise<Site> | undefined;

/** What `vite dev` calls for each request. */
export default {
  async fetch(request: Request): Promise<Response> {
    development ??= startSite();
    return await (await development).fetch(request);
  },
};
