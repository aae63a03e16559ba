import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip, zstdCompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** From the smallest to the largest, as measured on the pages of this site. */
export const encodings = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** How the build names a file's compressed form, such as `index-1a2b.js.br`. */
export const endings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const satisfies Record<
  Encoding,
  string
>;

/** The bytes of one answer. `identity` may be missing where the others are there. */
export type EncodedBodies = { [Name in Encoding | 'identity']?: Buffer };

/** How much work goes into it: `fast` takes a few milliseconds for a page, `small` some hundred and saves a tenth. */
export type Effort = 'fast' | 'small';

const levels = {
  fast: { br: 5, zstd: 3, gzip: 6 },
  small: { br: 11, zstd: 19, gzip: 9 },
} as const satisfies Record<Effort, Record<Encoding, number>>;

/** Below this the headers weigh more than what is saved. */
const minCompressedBytes = 512;

export function isCompressible(contentType: string, bytes: Uint8Array): boolean {
  return bytes.length >= minCompressedBytes && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType);
}

/** The bytes in every encoding, made beside the event loop. */
export async function compressInto(
  bytes: Uint8Array,
  effort: Effort,
): Promise<Record<Encoding, Buffer>> {
  const level = levels[effort];
  const [br, zstd, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(zstdCompress)(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: level.zstd },
    }),
    promisify(gzip)(bytes, { level: level.gzip }),
  ]);
  return { br, zstd, gzip: gzipped };
}

/** The plain bytes of an answer, which few ask for and which are therefore not kept beside the compressed ones. */
export async function plainBytes({ identity, gzip: gzipped }: EncodedBodies): Promise<Buffer> {
  return identity ?? (await promisify(gunzip)(gzipped ?? Buffer.alloc(0)));
}

/** Browsers send a handful of different headers; the bound is for those who send others. */
const maxRememberedHeaders = 100;
const remembered = new Map<string, ReadonlySet<string>>();

/** The best encoding that a request accepts among those that there are. A client that says nothing gets plain bytes. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  bodies: EncodedBodies,
): Encoding | 'identity' {
  if (!acceptEncoding) return 'identity';
  const accepted = remembered.get(acceptEncoding) ?? readAccepted(acceptEncoding);
  return encodings.find((name) => bodies[name] && accepted.has(name)) ?? 'identity';
}

function readAccepted(acceptEncoding: string): ReadonlySet<string> {
  const wishes = parseAccept(acceptEncoding);
  const named = new Map(wishes.map(({ type, q }) => [type.toLowerCase(), q > 0]));
  const accepted = new Set(encodings.filter((name) => named.get(name) ?? named.get('*') ?? false));
  if (remembered.size < maxRememberedHeaders) remembered.set(acceptEncoding, accepted);
  return accepted;
}
