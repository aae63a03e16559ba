import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { TransferError } from '../transfer-error.ts';

/** Whether a picture may be fetched from an IP address. */
export type IsAllowed = (ip: string) => boolean;

/**
 * Whether an IP address is one of the public internet: not private, of this machine or its links, of a cloud's
 * metadata, of a carrier, reserved, or an IPv6 address that stands for such an IPv4 address.
 */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  return ipaddr.process(ip).range() === 'unicast';
}

/**
 * A `lookup` for `node:http` that returns only allowed IP addresses. The socket connects to what it returns, so a
 * name that resolves to another one the next time gains nothing. One forbidden IP address rejects the name.
 */
export function createCheckedLookup(isAllowed: IsAllowed): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const forbidden = addresses.find(({ address }) => !isAllowed(address));
      if (forbidden || addresses.length === 0) return callback(notPublic(hostname, forbidden), []);
      const [first] = addresses;
      if (options.all) callback(null, addresses);
      else if (first) callback(null, first.address, first.family);
    });
  };
}

/**
 * A name is checked when it is resolved; an IP address in a URL is never resolved.
 *
 * @throws {TransferError} if the URL has a forbidden IP address
 */
export function checkHost({ hostname }: URL, isAllowed: IsAllowed): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw notPublic(host);
}

function notPublic(hostname: string, forbidden?: LookupAddress): TransferError {
  const resolved = forbidden ? ` (${forbidden.address})` : '';
  return new TransferError(
    `${hostname}${resolved} is not on the public internet: put the picture into the folder of the import`,
  );
}
