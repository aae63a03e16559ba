import type { RateLimits } from '#domain/auth/index.ts';
import { AppError } from '#platform/app-error.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { toErrorResponse } from '#platform/http/error-response.ts';
import { errorPageResponse } from './error-pages.ts';
import { parseRequestUrl } from './request-url.ts';

/** @returns the error response if the limit is exceeded or can't be counted; null if the request may go on */
export type CheckRateLimit = (request: Request, path: string) => Promise<Response | null>;

/**
 * Counts the renderings for each IP. The page cache's own requests to `render` have no IP and are not counted again.
 */
export function createRateLimitCheck(
  rateLimits: RateLimits,
  trustedProxies: number,
): CheckRateLimit {
  return async (request, path) => {
    const { area } = parseRequestUrl(path);
    try {
      await rateLimits.takeCall(area, clientIp(request, trustedProxies));
      return null;
    } catch (error) {
      // If the database can't count, it can't serve the request either.
      if (!(error instanceof AppError)) throw error;
      const { status, body, headers } = toErrorResponse(error);
      if (status === 429 && area !== 'api') return errorPageResponse(status, path, headers);
      return Response.json(body, { status, headers });
    }
  };
}
