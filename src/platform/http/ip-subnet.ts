import ipaddr from 'ipaddr.js';
import { rememberResults } from '../remember-results.ts';

const { IPv4, IPv6 } = ipaddr;

/** An IPv6 address with zone and port. */
export const maxIpLength = 64;

/**
 * The key of a rate limit by IP: an IPv4 address, or the /64 network of an IPv6 address. A single customer owns all
 * addresses of such a network (RFC 6177) and could otherwise send each attempt from a new one.
 *
 * @param ip as the socket or a proxy wrote it; text that is no IP address is returned unchanged
 */
export const ipSubnet: (ip: string) => string = rememberResults(subnetOf, maxIpLength);

function subnetOf(ip: string): string {
  if (!IPv6.isValid(ip)) return ip;
  const parsed = ipaddr.process(ip);
  // An IPv4-mapped address (`::ffff:192.0.2.7`) counts as the IPv4 address.
  if (parsed instanceof IPv4) return parsed.toString();
  const withoutZone = ip.replace(/%.*$/s, '');
  return `${IPv6.networkAddressFromCIDR(`${withoutZone}/64`)}/64`;
}
