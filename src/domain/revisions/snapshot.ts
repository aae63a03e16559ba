import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';
import {
  type PostValues,
  pickFields,
  postFieldNames,
  savedValueSchemas,
} from '#domain/posts/shared/fields.ts';

/** A field that did not exist when a snapshot was taken is blank. */
const snapshot = z.object(savedValueSchemas(postFieldNames));

/** The values of a post as bytes, the same bytes for the same values. */
export function toSnapshot(values: PostValues): Buffer {
  return Buffer.from(JSON.stringify(pickFields(values, postFieldNames)));
}

export function fromSnapshot(bytes: Buffer): PostValues {
  return snapshot.parse(JSON.parse(bytes.toString()));
}

/** 16 MB: more than the longest post with its translation record, so that all of `next` is within reach. */
const windowLog = 24;

/**
 * Compresses a snapshot. Against the snapshot that came after it, a change of a few words takes some 40 bytes.
 *
 * @param next what the snapshot is compressed against; needed again to decompress it
 */
export function compress(bytes: Buffer, next?: Buffer): Buffer {
  return zstdCompressSync(bytes, {
    ...(next && { dictionary: next }),
    params: {
      [constants.ZSTD_c_compressionLevel]: constants.ZSTD_CLEVEL_DEFAULT,
      [constants.ZSTD_c_windowLog]: windowLog,
    },
  });
}

/** @throws {Error} where the bytes were compressed against another snapshot, or are damaged */
export function decompress(bytes: Buffer, next?: Buffer): Buffer {
  return zstdDecompressSync(bytes, {
    ...(next && { dictionary: next }),
    params: { [constants.ZSTD_d_windowLogMax]: windowLog },
  });
}
