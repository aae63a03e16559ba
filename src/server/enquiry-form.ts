import type { Context, MiddlewareHandler } from 'hono';
import { describeVisit } from '#domain/analytics/index.ts';
import type { RateLimits } from '#domain/auth/index.ts';
import { configuredChannels, submitEnquiry } from '#domain/enquiries/index.ts';
import type { EnquiryProblem } from '#domain/enquiries/shared/fields.ts';
import { languages } from '#i18n/languages.ts';
import { languageOfPath, pathInLanguage } from '#i18n/paths.ts';
import { pages } from '#pages.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { maxUrlLength, splitTarget } from '#platform/http/request-target.ts';
import type { Runtime } from '#platform/runtime.ts';
import { errorPageResponse } from './error-pages.ts';
import { readFormPost } from './form-post.ts';
import type { CheckRateLimit } from './rate-limit.ts';
import type { RenderPage } from './render-page.ts';

const statusOf: Partial<Record<EnquiryProblem, number>> = { full: 429, puzzle: 429, failed: 503 };

const formPaths = languages.map((language) => pathInLanguage(pages.home.path, language));

type Options = {
  readClock: () => Promise<Date>;
  rateLimits: RateLimits;
  checkRateLimit: CheckRateLimit;
  renderPage: RenderPage;
};

/**
 * Takes the form of the home page: a POST to the page itself. What is stored leads to the words that say so. What is
 * not is shown again, with all that was typed. The script of the page asks for a `part`: it gets the form without the
 * page around it, and an empty response to what is stored.
 */
export function acceptEnquiryForm(
  { database, environment }: Runtime,
  { readClock, rateLimits, checkRateLimit, renderPage }: Options,
): MiddlewareHandler {
  const channels = configuredChannels(environment.delivery);
  const siteHost = new URL(environment.siteUrl).host;
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'POST' || !formPaths.includes(path)) return await next();
    context.header('Cache-Control', 'no-store');
    const fields = await readFormPost(context);
    if (fields === null) return context.text('The form has too much text', 413);
    // The script shows what it has itself, and needs no page.
    const isFromScript = fields.get('part') === 'form';
    const refuse = (refusal: Response) =>
      isFromScript
        ? new Response(null, refusal)
        : errorPageResponse(
            refusal.status === 429 ? 429 : 503,
            path,
            retryAfter(refusal),
            fields.get('message') ?? '',
          );
    const limited = await checkRateLimit(context.req.raw, path);
    if (limited) return refuse(limited);
    const entered = await submitEnquiry(database, {
      fields: withVisit(fields, context, siteHost),
      language: languageOfPath(path),
      page: path,
      ipAddress: clientIp(context.req.raw, environment.trustedProxies),
      userAgent: context.req.header('user-agent') ?? '',
      rateLimits,
      readClock,
      channels,
    });
    if (entered === null)
      return isFromScript ? context.body(null, 204) : context.redirect(`${path}#sent`, 303);
    const page = await renderPage(context, entered);
    if (page.status !== 200) return refuse(page);
    const status = entered.problems.map((problem) => statusOf[problem]).find(Boolean) ?? 400;
    page.headers.set('Cache-Control', 'no-store');
    const body = isFromScript ? formIn(await page.text()) : page.body;
    return new Response(body, { status, headers: page.headers });
  };
}

/** The form of a rendered page. What a visitor typed is in it without tags. */
function formIn(html: string): string {
  return /<form [^>]*method="post".*?<\/form>/s.exec(html)?.[0] ?? '';
}

/** Names the page and the place that led the visitor to the site. The script sends them as it found them. */
function withVisit(fields: URLSearchParams, context: Context, siteHost: string): URLSearchParams {
  const { path, query } = splitTarget((fields.get('entry') ?? '').slice(0, maxUrlLength));
  const { source, campaign } = describeVisit({
    userAgent: context.req.header('user-agent') ?? '',
    referrer: fields.get('referrer') ?? '',
    query,
    siteHost,
  });
  const named = new URLSearchParams(fields);
  for (const [name, value] of Object.entries({ page: path, source, campaign }))
    named.set(name, value);
  return named;
}

function retryAfter({ headers }: Response): Record<string, string> {
  const seconds = headers.get('retry-after');
  return seconds === null ? {} : { 'Retry-After': seconds };
}
