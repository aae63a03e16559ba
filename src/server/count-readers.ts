import type { IncomingMessage } from 'node:http';
import { NodeRequest } from 'srvx/node';
import {
  isAhead,
  isHumanView,
  type ViewCounter,
  type VisitCounter,
} from '#domain/analytics/index.ts';
import { pageAt } from '#pages.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { splitTarget } from '#platform/http/request-target.ts';
import { parseRequestUrl, postSlugOf } from './request-url.ts';

/** Counts a view for each response that shows a post, as a page or through the API. */
export function createViewCounting(viewCounter: ViewCounter, trustedProxies: number) {
  return (incoming: IncomingMessage, key: string): void => {
    const slug = postSlugOf(key);
    if (slug === null) return;
    const request = new NodeRequest({ req: incoming });
    if (!isHumanView(request)) return;
    viewCounter.record(slug, {
      ipAddress: clientIp(request, trustedProxies),
      userAgent: request.headers.get('user-agent') ?? '',
    });
  };
}

/** Counts a visit for each response that is a page: of people, of bots, and of chats that show a preview. */
export function createVisitCounting(visitCounter: VisitCounter, trustedProxies: number) {
  return (incoming: IncomingMessage, key: string): void => {
    const { area, plainPath: page, language } = parseRequestUrl(key);
    if (area !== 'page' || !pageAt(page)) return;
    const request = new NodeRequest({ req: incoming });
    const { headers, method } = request;
    if (isAhead(request) || (method === 'HEAD' && headers.get('x-reader') !== 'arrived')) return;
    visitCounter.record({
      page,
      language,
      ipAddress: clientIp(request, trustedProxies),
      userAgent: headers.get('user-agent') ?? '',
      referrer: headers.get('referer') ?? '',
      query: splitTarget(incoming.url ?? '').query,
    });
  };
}
