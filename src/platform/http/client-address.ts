import type { ServerRequest } from 'srvx';

/**
 * The address that a request came from. Forwarded headers are believed only as far as proxies are known to stand in
 * front: each of them appends the address that it saw, so with n proxies the visitor is the n-th from the end.
 *
 * @param trustedProxies `TRUST_PROXY`; 0 ignores the header
 * @returns an empty string where the connection has no address, as in a test
 */
export function clientAddress(request: Request, trustedProxies: number): string {
  const connection = (request as ServerRequest).ip ?? '';
  if (trustedProxies === 0) return connection;
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  return forwarded.at(-trustedProxies)?.trim() || connection;
}
