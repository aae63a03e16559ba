import type { Context, MiddlewareHandler } from 'hono';
import type { RateLimits } from '#domain/auth/index.ts';
import { type EnteredRemark, submitReviewForm } from '#domain/reviews/index.ts';
import { isReviewPath } from '#domain/reviews/shared/review-path.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import type { Runtime } from '#platform/runtime.ts';
import type { CheckRateLimit } from './rate-limit.ts';

/** As the call of the page's script: room for the longest remark in any script, which a form writes percent-encoded. */
const maxBodyBytes = 3 * 96 * 1024;

const statusOf = { empty: 400, nameMissing: 400, tooLong: 400, full: 429, gone: 404 } as const;

type Options = {
  rateLimits: RateLimits;
  checkRateLimit: CheckRateLimit;
  renderPage: (context: Context, entered: EnteredRemark) => Promise<Response>;
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
    const body = await readBody(request);
    if (body === null) return context.text('The form has too much text', 413);
    const entered = await submitReviewForm(database, {
      token: path.slice(path.lastIndexOf('/') + 1),
      language: languageOfPath(path),
      fields: new URLSearchParams(body),
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

/** @returns null for a body that is too large; it is counted as it arrives */
async function readBody({ body }: Request): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
