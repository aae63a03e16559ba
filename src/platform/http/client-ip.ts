import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
import { rememberResults } from '../remember-results.ts';
import { maxIpLength } from './ip-subnet.ts';

const { IPv4, IPv6 } = ipaddr;

/**
 * The IP address that a request came from. With n trusted proxies it is the n-th entry of `X-Forwarded-For` from the
 * end, because each proxy appends the IP address that it saw. Entries before that one may be forged.
 *
 * @param trustedProxies `TRUST_PROXY`; 0 ignores the header
 * @returns in canonical form; empty for a request without a socket, as in a test
 */
export function clientIp(request: RequestHead, trustedProxies: number): string {
  const socketIp = request.ip ?? '';
  const forwarded =
    trustedProxies === 0 ? [] : (request.headers.get('x-forwarded-for')?.split(',') ?? []);
  const text = forwarded.at(-trustedProxies)?.trim() || socketIp;
  return rememberedIp(text);
}

/** What is read of a request. A `ServerRequest` has it, and Node's request is quickly made into it. */
export type RequestHead = {
  method: string;
  headers: Pick<Headers, 'get'>;
  /** Of the socket. */
  ip?: string | undefined;
};

/** Every response asks for the client's IP address, and most clients ask for more than one response. */
const rememberedIp = rememberResults(canonicalIp, maxIpLength);

/**
 * Some proxies append the port (`192.0.2.7:50123`, `[2001:db8::1]:50123`), and a dual-stack socket reports IPv4
 * addresses as IPv4-mapped IPv6 (`::ffff:192.0.2.7`). Text that is no IP address is returned unchanged.
 */
function canonicalIp(text: string): string {
  const hasPort = /^(?:\[.*\](?::\d*)?|[^:]+:\d*)$/.test(text);
  const ip = hasPort ? (SocketAddress.parse(text)?.address ?? text) : text;
  return IPv6.isValid(ip) || IPv4.isValidFourPartDecimal(ip) ? ipaddr.process(ip).toString() : ip;
}
