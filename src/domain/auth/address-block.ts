import { isIPv6 } from 'node:net';

/**
 * What counts as one address for a limit: an IPv4 address, or the /64 network of an IPv6 one. A single customer has the
 * whole of such a network (RFC 6177), and could otherwise come from a new address for each attempt.
 *
 * @param address as the connection or a proxy names it; what is no IP address is given back as it is
 */
export function addressBlock(address: string): string {
  const withoutZone = address.replace(/%.*$/s, '');
  if (!isIPv6(withoutZone)) return address;
  const groups = groupsOf(withoutZone);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? groups.join(':') : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, without leading zeros. */
function groupsOf(ipv6: string): string[] {
  // The URL standard's spelling: lower case, no leading zeros, no dots.
  const spelling = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [start = [], end = []] = spelling
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end];
}
