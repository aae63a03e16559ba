import type { MiddlewareHandler } from 'hono';
import type { RateLimits } from '#domain/auth/index.ts';
import { submitReviewForm } from '#domain/reviews/index.ts';
import { isReviewPath } from '#domain/reviews/shared/review-path.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import type { Runtime } from '#platform/runtime.ts';
import { readFormPost } from './form-post.ts';
import type { CheckRateLimit } from './rate-limit.ts';
import type { RenderPage } from './render-page.ts';

const statusOf = { empty: 400, nameMissing: 400, tooLong: 400, full: 429, gone: 404 } as const;

type Options = {
  rateLimits: RateLimits;
  checkRateLimit: CheckRateLimit;
  renderPage: RenderPage;
};

/**
 * Takes the form by which reviewers write without script: a POST to the page itself. What is stored leads back to the
 * page; what is not is shown again, with all that was typed.
 */
export function acceptReviewForm(
  { database, environment }: Runtime,
  { rateLimits, checkRateLimit, renderPage }: Options,
): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'POST' || !isReviewPath(path)) return await next();
    const request = context.req.raw;
    const limited = await checkRateLimit(request, path);
    if (limited) return limited;
    const fields = await readFormPost(context);
    if (fields === null) return context.text('The form has too much text', 413);
    const entered = await submitReviewForm(database, {
      token: path.slice(path.lastIndexOf('/') + 1),
      language: languageOfPath(path),
      fields,
      takeRemark: async (link) =>
        await rateLimits.takeRemark(link, clientIp(request, environment.trustedProxies)),
    });
    if (entered === null) return context.redirect(`${path}?sent=1#write`, 303);
    const page = await renderPage(context, entered);
    if (page.status >= 400 && page.status !== 404) return page;
    return new Response(page.body, {
      status: statusOf[entered.problem ?? 'tooLong'],
      headers: page.headers,
    });
  };
}
