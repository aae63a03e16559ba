import { LRUCache } from 'lru-cache';
import { commandLine } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { storeUpload } from '#domain/media/index.ts';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import type { Database } from '#platform/database/index.ts';
import type { PictureSource } from '../article.ts';
import { readBounded } from '../safe-folder.ts';
import { describeFailure, TransferError } from '../transfer-error.ts';
import { shorten } from './picture-in-folder.ts';

/** Bytes of a picture from the web; `fetch-picture.ts`, or another one in a test. */
export type FetchPicture = (url: string) => Promise<Buffer>;

/** A stored picture, or why it can't be had. */
export type StoredPicture = { imageUrl: string } | { problem: string };

export type PictureStore = { store: (source: PictureSource) => Promise<StoredPicture> };

/** Pictures that several articles show are read once. */
const maxRemembered = 5_000;

/**
 * Stores pictures with the checks of an upload.
 *
 * @param fetchPicture omitted if no picture is fetched from the web
 */
export function createPictureStore(database: Database, fetchPicture?: FetchPicture): PictureStore {
  const results = new LRUCache<string, StoredPicture>({ max: maxRemembered });
  const read = async (source: Readable) => {
    if (source.kind === 'file') return await readBounded(source.path, maxUploadBytes);
    if (fetchPicture) return await fetchPicture(source.url);
    throw new TransferError('it is on the web, and --no-fetch fetches nothing');
  };
  const store = async (source: Readable): Promise<StoredPicture> => {
    const name = shorten(nameOf(source));
    const bytes = await read(source).catch((error: unknown) => describeFailure(error));
    if (typeof bytes === 'string') return { problem: `${name}: ${bytes}` };
    try {
      const { imageUrl } = await storeUpload(database, bytes, commandLine);
      return { imageUrl };
    } catch (error) {
      // Any other error is about the database, and ends the import.
      if (!(error instanceof DomainError)) throw error;
      return { problem: `${name}: ${error.message}` };
    }
  };
  return {
    async store(source) {
      if (source.kind === 'missing') return { problem: source.reason };
      const known = results.get(nameOf(source));
      if (known) return known;
      const result = await store(source);
      results.set(nameOf(source), result);
      return result;
    },
  };
}

type Readable = Exclude<PictureSource, { kind: 'missing' }>;

function nameOf(source: Readable): string {
  return source.kind === 'file' ? source.path : source.url;
}
