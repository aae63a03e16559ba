import startHandler from '@tanstack/react-start/server-entry';
import type { Context } from 'hono';
import type { EnteredEnquiry } from '#domain/enquiries/shared/fields.ts';
import type { EnteredRemark } from '#domain/reviews/shared/entered-remark.ts';
import { isReviewPath, mayBeReviewPath } from '#domain/reviews/shared/review-path.ts';
import { QueueFullError } from '#platform/concurrency-limit.ts';
import { DatabaseError } from '#platform/database/index.ts';
import { contentSecurityPolicy } from '#platform/http/content-security-policy.ts';
import { toErrorResponse } from '#platform/http/error-response.ts';
import { renderWithNonce } from '#platform/http/render-nonce.ts';
import { cspHeader } from '#platform/http/security-headers.ts';
import type { Runtime } from '#platform/runtime.ts';
import { postProcessHtml } from '#site/delivery/post-process-html.ts';
import { isOfflinePath } from '#site/offline/offline-paths.ts';
import { resolvePath } from './canonical-url.ts';
import { errorPageResponse } from './error-pages.ts';
import { followOldUrl } from './old-paths.ts';
import type { CheckRateLimit } from './rate-limit.ts';
import { createRenderQueues } from './render-queues.ts';
import { isPanelPath } from './request-url.ts';

/** What a form has sent and the page shows again. */
type Entered = EnteredRemark | EnteredEnquiry;

export type RenderPage = (context: Context, entered?: Entered) => Promise<Response>;

/**
 * @returns `render` for every URL that is left to pages, and its counts since the start. `entered` is what was
 *   sent to the page.
 */
export function createPageRenderer(runtime: Runtime, checkRateLimit: CheckRateLimit) {
  const queues = createRenderQueues();

  async function render(context: Context, entered?: Entered): Promise<Response> {
    const request = entered ? asRead(context.req.raw) : context.req.raw;
    const url = new URL(request.url);
    const { pathname, search } = url;
    const resolved = resolvePath(pathname);
    if (resolved.kind === 'redirect') {
      context.header('Cache-Control', 'no-cache');
      return context.redirect(resolved.to + search, 308);
    }
    const limited = await checkRateLimit(request, pathname);
    if (limited) return limited;
    const isUnknown = resolved.kind === 'unknown';
    try {
      const old = await followOldUrl(runtime.database, url, isUnknown);
      if (old && old !== 'gone') {
        context.header('Cache-Control', 'no-cache');
        return context.redirect(old.to, old.status);
      }
      // No page has `_` in its path.
      const unknownPath = isUnknown ? resolved.renderAs + search : old === 'gone' ? '/_' : null;
      const routed = unknownPath === null ? request : withPath(request, unknownPath);
      const isEndless =
        isUnknown || search !== '' || isReviewPath(pathname) || entered !== undefined;
      const page = await queues
        .queueFor(pathname, isEndless)
        .run(
          async () =>
            await renderHtml({ ...runtime, ...(entered && { entered }) }, routed, pathname),
        );
      return old === 'gone'
        ? new Response(page.body, { status: 410, headers: page.headers })
        : page;
    } catch (error) {
      const mayPass = error instanceof QueueFullError || error instanceof DatabaseError;
      if (!mayPass) throw error;
      return errorPageResponse(503, pathname, toErrorResponse(error).headers);
    }
  }

  return { render, stats: queues.stats };
}

/** The request for the page of a form that was sent to it. */
function asRead({ url, headers, signal }: Request): Request {
  return new Request(url, { headers, signal });
}

function withPath({ url, method, headers, signal }: Request, path: string): Request {
  return new Request(new URL(path, url), { method, headers, signal });
}

async function renderHtml(runtime: Runtime, request: Request, path: string): Promise<Response> {
  const isPanel = isPanelPath(path);
  const page = import.meta.env.PROD
    ? await renderWithNonce(async (nonce) => {
        const response = await startHandler.fetch(request, { context: runtime });
        return isHtml(response) && response.body
          ? withPolicy(response, await response.text(), {
              path,
              nonce,
              isPanel,
              isStatic: mayBeReviewPath(path) || isOfflinePath(path),
            })
          : mutable(response);
      })
    : mutable(await startHandler.fetch(request, { context: runtime }));
  // Otherwise a browser caches a 301 for good, but a post may take back a former slug.
  if (isHtml(page) || page.status === 301) page.headers.set('Cache-Control', 'no-cache');
  if (isHtml(page) && isPanel) {
    page.headers.set('X-Robots-Tag', 'noindex');
    page.headers.set('Cache-Control', 'no-store');
  }
  return page;
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** A copy whose headers can be changed: those of TanStack Start are immutable. */
function mutable(response: Response): Response {
  return new Response(response.body, response);
}

/** The page as it is sent, with its Content Security Policy. */
function withPolicy(
  response: Response,
  rendered: string,
  rendering: { path: string; nonce: string; isPanel: boolean; isStatic: boolean },
): Response {
  const { html, ...sources } = postProcessHtml(rendered, rendering);
  const page = new Response(html, response);
  const styleNonce = rendering.isPanel ? rendering.nonce : undefined;
  page.headers.set(cspHeader, contentSecurityPolicy(sources, styleNonce));
  return page;
}
