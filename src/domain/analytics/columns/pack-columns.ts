import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { type Columns, createColumns, type Numbers, type Shape } from './columns.ts';

/** Where a column begins, and how many bytes each of its numbers has. */
const place = { offset: z.int(), width: z.literal([1, 2, 4]) };

const header = z.object({
  size: z.int(),
  /** Of all columns. */
  bytes: z.int(),
  dimensions: z.record(z.string(), z.object({ ...place, values: z.array(z.string()) })),
  counts: z.record(z.string(), z.object(place)),
});

type Place = { offset: number; width: 1 | 2 | 4 };

const headerLengthBytes = 4;

/**
 * Columns as bytes: the length of the header, the header as JSON, and all columns compressed (zstd). Numbers are
 * little-endian, as processors have them on which Node runs.
 */
export function packColumns(columns: Columns, shape: Shape): Buffer {
  const dimensions = shape.dimensions.flatMap((name) => {
    const column = columns.dimension(name);
    return column ? [{ name, ...column }] : [];
  });
  const counts = shape.counts.flatMap((name) => {
    const codes = columns.count(name);
    return codes ? [{ name, codes }] : [];
  });
  // Wide numbers first: so each column begins at a multiple of its width.
  const ordered = [...dimensions, ...counts]
    .map(({ codes }) => codes)
    .sort((one, other) => other.BYTES_PER_ELEMENT - one.BYTES_PER_ELEMENT);
  const offsets = new Map<Numbers, number>();
  let bytes = 0;
  for (const numbers of ordered) {
    offsets.set(numbers, bytes);
    bytes += numbers.byteLength;
  }
  const placeOf = (numbers: Numbers): Place => ({
    offset: offsets.get(numbers) ?? 0,
    width: widthOf(numbers),
  });
  const described = {
    size: columns.size,
    bytes,
    dimensions: Object.fromEntries(
      dimensions.map(({ name, values, codes }) => [
        name,
        { ...placeOf(codes), values: [...values] },
      ]),
    ),
    counts: Object.fromEntries(counts.map(({ name, codes }) => [name, placeOf(codes)])),
  } satisfies z.input<typeof header>;
  const json = Buffer.from(JSON.stringify(described));
  const length = Buffer.alloc(headerLengthBytes);
  length.writeUInt32LE(json.length);
  const body = Buffer.concat(
    ordered.map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  );
  return Buffer.concat([length, json, zstdCompressSync(body)]);
}

export function unpackColumns(packed: Uint8Array): Columns {
  const all = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const start = headerLengthBytes + all.readUInt32LE(0);
  const { size, bytes, dimensions, counts } = header.parse(
    JSON.parse(all.toString('utf8', headerLengthBytes, start)),
  );
  // In one piece, which needs no copy. zlib wants at least 64 bytes.
  const body = zstdDecompressSync(all.subarray(start), { chunkSize: Math.max(bytes, 64) });
  const { buffer } = body.byteOffset % 4 === 0 ? body : new Uint8Array(body);
  const first = body.byteOffset % 4 === 0 ? body.byteOffset : 0;
  const numbersAt = ({ offset, width }: Place): Numbers => {
    if (width === 1) return new Uint8Array(buffer, first + offset, size);
    if (width === 2) return new Uint16Array(buffer, first + offset, size);
    return new Uint32Array(buffer, first + offset, size);
  };
  return createColumns(
    size,
    (name) => {
      const found = dimensions[name];
      return found && { values: found.values, codes: numbersAt(found) };
    },
    (name) => {
      const found = counts[name];
      return found && numbersAt(found);
    },
  );
}

function widthOf(numbers: Numbers): Place['width'] {
  if (numbers instanceof Uint8Array) return 1;
  return numbers instanceof Uint16Array ? 2 : 4;
}
