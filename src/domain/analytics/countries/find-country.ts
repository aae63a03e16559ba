import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import ipaddr from 'ipaddr.js';

/** Made by `scripts/make-countries.ts`. A `#` path, because a relative path would start at the built server. */
const file = createRequire(import.meta.url).resolve('#domain/analytics/countries/ip-countries.br');

/** More bytes than the table has. */
const chunkSize = 4 * 1024 * 1024;

/** Networks in rising order: the address at which each begins, and the index of its country. */
type Networks<Address> = {
  size: number;
  startAt: (index: number) => Address;
  codeAt: (index: number) => number;
};

type Countries = {
  names: readonly string[];
  ipv4: Networks<number>;
  /** By the first 64 bits of the address, the network of one customer. */
  ipv6: Networks<bigint>;
};

let loaded: Promise<Countries> | undefined;

/**
 * Finds the country of IP addresses by a table that comes with the site: no other server hears of an address. The table
 * is loaded by the first call, in some 30 ms, and takes 3 MB of memory.
 *
 * @returns a function that gives the code of ISO 3166-1 (`IQ`), or empty text for addresses that are private, reserved,
 * not in the table, or no addresses
 */
export async function countryFinder(): Promise<(ipAddress: string) => string> {
  loaded ??= load();
  const { names, ipv4, ipv6 } = await loaded;
  return (text) => {
    if (!ipaddr.isValid(text)) return '';
    const address = ipaddr.process(text);
    if (address.range() !== 'unicast') return '';
    const bytes = Uint8Array.from(address.toByteArray());
    const view = new DataView(bytes.buffer);
    const code =
      bytes.length === 4 ? codeOf(ipv4, view.getUint32(0)) : codeOf(ipv6, view.getBigUint64(0));
    return names[code] ?? '';
  };
}

/** The code of the last network that begins at the address or before it (binary search). */
function codeOf<Address extends number | bigint>(
  { size, startAt, codeAt }: Networks<Address>,
  address: Address,
): number {
  let first = 0;
  let last = size - 1;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (startAt(middle) <= address) first = middle;
    else last = middle - 1;
  }
  return codeAt(first);
}

/**
 * The numbers stay in the bytes of the file. Typed arrays made of them cost each later response of the site CPU time,
 * even after they are dropped (docs/performance.md).
 */
async function load(): Promise<Countries> {
  // In one piece: pieces would be copied together, and both stay in memory for a while.
  const bytes = await promisify(brotliDecompress)(await readFile(file), { chunkSize });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = 0;
  const skip = (length: number) => {
    end += length;
    return end - length;
  };
  const readSize = () => view.getUint32(skip(4), true);
  const [textLength, size4, size6] = [readSize(), readSize(), readSize()];
  const text = skip(textLength);
  const starts4 = skip(4 * size4);
  const codes4 = skip(size4);
  const starts6 = skip(8 * size6);
  const codes6 = skip(size6);
  const ipv4: Networks<number> = {
    size: size4,
    startAt: (index) => view.getUint32(starts4 + 4 * index, true),
    codeAt: (index) => view.getUint8(codes4 + index),
  };
  const ipv6: Networks<bigint> = {
    size: size6,
    startAt: (index) => view.getBigUint64(starts6 + 8 * index, true),
    codeAt: (index) => view.getUint8(codes6 + index),
  };
  // The file has the difference to the network before.
  for (let index = 1; index < size4; index += 1)
    view.setUint32(starts4 + 4 * index, ipv4.startAt(index - 1) + ipv4.startAt(index), true);
  for (let index = 1; index < size6; index += 1)
    view.setBigUint64(starts6 + 8 * index, ipv6.startAt(index - 1) + ipv6.startAt(index), true);
  return { names: bytes.toString('latin1', text, starts4).split(' '), ipv4, ipv6 };
}
