import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** In the order of preference. No zstd: browsers that accept it accept Brotli too, whose results are smaller. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The build appends these to the names of compressed files: `index-1a2b.js.br`. */
export const fileExtensions = { br: '.br', gzip: '.gz' } as const satisfies Record<
  Encoding,
  string
>;

/** The body of a response in each encoding. `identity` may be missing if the others are present. */
export type EncodedBodies = { [Name in Encoding | 'identity']?: Buffer };

/** Compression effort: `fast` takes a few milliseconds for a page; `small` takes some hundred and saves a tenth. */
export type Effort = 'fast' | 'small';

const levels = {
  fast: { br: 5, gzip: 6 },
  small: { br: 11, gzip: 9 },
} as const satisfies Record<Effort, Record<Encoding, number>>;

/** Below this size the headers weigh more than compression saves. */
const minCompressedBytes = 512;

export function isCompressible(contentType: string, bytes: Uint8Array): boolean {
  return bytes.length >= minCompressedBytes && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType);
}

/** Compress into one encoding, in the thread pool of libuv. */
export const compressors = {
  br: async (bytes, effort) =>
    await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: async (bytes, effort) => await promisify(gzip)(bytes, { level: levels[effort].gzip }),
} as const satisfies Record<Encoding, (bytes: Uint8Array, effort: Effort) => Promise<Buffer>>;

export async function compressAll(
  bytes: Uint8Array,
  effort: Effort,
): Promise<Record<Encoding, Buffer>> {
  const [br, gzipped] = await Promise.all([
    compressors.br(bytes, effort),
    compressors.gzip(bytes, effort),
  ]);
  return { br, gzip: gzipped };
}

/** The uncompressed body. Few clients ask for it, so it is not cached beside the compressed ones. */
export async function plainBytes({ identity, gzip: gzipped }: EncodedBodies): Promise<Buffer> {
  return identity ?? (await promisify(gunzip)(gzipped ?? Buffer.alloc(0)));
}

/** Parsed `Accept-Encoding` headers. Browsers send a handful of different ones; the bound is against made-up ones. */
const maxParsedHeaders = 100;
const parsedHeaders = new Map<string, readonly Encoding[]>();

/**
 * The best available encoding that the request accepts; `identity` where it has no `Accept-Encoding`.
 *
 * @param available has a key for each encoding that there is
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: { [Name in Encoding]?: unknown },
): Encoding | 'identity' {
  if (!acceptEncoding) return 'identity';
  const accepted = parsedHeaders.get(acceptEncoding) ?? parseAccepted(acceptEncoding);
  // Not `find`: this runs for every response.
  for (const name of accepted) if (available[name]) return name;
  return 'identity';
}

/** @returns in the order of preference */
function parseAccepted(acceptEncoding: string): readonly Encoding[] {
  const named = new Map(
    parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q > 0]),
  );
  const accepted = encodings.filter((name) => named.get(name) ?? named.get('*') ?? false);
  if (parsedHeaders.size < maxParsedHeaders) parsedHeaders.set(acceptEncoding, accepted);
  return accepted;
}
