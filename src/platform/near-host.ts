import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether a host is this machine or one of its own network, to which a line without TLS is not open to others: a
 * private IP address, `localhost`, a name without a dot (as those of Docker Compose), or one that ends with `.local` or
 * `.internal`. The name alone decides; it is not resolved.
 *
 * @param hostname as in a URL
 */
export function isNearHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) !== 0)
    return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(
      ipaddr.process(host).range(),
    );
  return /^[a-z0-9_-]+$/.test(host) || /\.(?:localhost|local|internal)$/.test(host);
}
