import {
  isAhead,
  isHumanView,
  type ViewCounter,
  type VisitCounter,
} from '#domain/analytics/index.ts';
import { readerEvent } from '#domain/analytics/shared/reader-event.ts';
import { mayBeReviewPath } from '#domain/reviews/shared/review-path.ts';
import { pageAt, pages } from '#pages.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { parseRequestUrl, postSlugOf } from './request-url.ts';

/**
 * Counts what was sent.
 *
 * @param key path and query of the page, without what the page does not use
 */
export type CountResponse = (request: Request, key: string, status: number) => void;

/**
 * Counts a view for each response that shows a post, as a page or through the API, and a visit for each page: of
 * people, of bots, and of chats that show a preview. Also how far people read, what they search for, and what is
 * missing.
 */
export function createCounting(
  { viewCounter, visitCounter }: { viewCounter: ViewCounter; visitCounter: VisitCounter },
  trustedProxies: number,
): CountResponse {
  return (request, key, status) => {
    const { area, path, plainPath, language, query } = parseRequestUrl(key);
    const slug = postSlugOf(key);
    if (area !== 'page' && slug === null) return;
    const ipAddress = clientIp(request, trustedProxies);
    // The page cache renders for nobody.
    if (ipAddress === '') return;
    const userAgent = request.headers.get('user-agent') ?? '';
    if (status === 200 && slug !== null && isHumanView(request))
      viewCounter.record(slug, { ipAddress, userAgent });
    if (area !== 'page' || isAhead(request)) return;
    const isRequested = request.method === 'GET';
    const visitor = { ipAddress, userAgent, language };
    const visit = {
      ...visitor,
      referrer: request.headers.get('referer') ?? '',
      query: splitTarget(request.url).query,
    };
    // The end of a reviewer's URL is a secret, misspelt too.
    if (isRequested && (status === 404 || status === 410) && !mayBeReviewPath(path))
      visitCounter.recordMissing({ ...visit, path: plainPath });
    if (status !== 200 || !pageAt(plainPath)) return;
    const page = plainPath;
    const event = readerEvent(request);
    if (isRequested || event?.kind === 'arrived') visitCounter.record({ ...visit, page });
    // Whoever came to the list by the router counts with the first search.
    if (event?.kind === 'searched') visitCounter.record({ ...visit, page, isImplied: true });
    if (event?.kind === 'read')
      visitCounter.recordReading({ ...visitor, page, quarter: event.quarter });
    const searched = isRequested ? new URLSearchParams(query).get('q') : null;
    const words = event?.kind === 'searched' ? event.words : searched;
    if (words !== null && page === pages.blog.path)
      visitCounter.recordSearch({ ...visitor, page, words });
  };
}
