import type { Handler } from 'hono';
import { isDeployCheck } from '#domain/deploy-check/index.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import type { Runtime } from '#platform/runtime.ts';

/**
 * Tells `npm run deploy:check` what arrives of its request after all proxies. For anybody else there is nothing at this
 * URL.
 */
export function describeOwnRequest({ database, environment }: Runtime): Handler {
  return async (context, next) => {
    const { raw } = context.req;
    if (!(await isDeployCheck(database, raw.headers.get('authorization')))) return await next();
    const { trustedProxies } = environment;
    const seen = {
      trustedProxies,
      clientIp: clientIp(raw, trustedProxies),
      forwardedFor: raw.headers.get('x-forwarded-for'),
    };
    return context.json(seen, 200, { 'Cache-Control': 'no-store' });
  };
}
