import '@tanstack/react-start/server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { log } from '../log/index.ts';
import { immutableCacheControl } from './cache-control.ts';
import { type EncodedBodies, encodings, fileExtensions } from './content-encoding.ts';
import type { FastHandler } from './fast-handler.ts';
import {
  type PreparedResponse,
  prepareResponse,
  sendPreparedResponse,
} from './prepared-response.ts';
import { splitTarget } from './request-target.ts';
import type { SecurityHeadersFor } from './security-headers.ts';

/** The client build, relative to the built server, `dist/server/server.js`. */
const clientFolder = join(import.meta.dirname, '../client');

const unhashedCacheControl = 'public, max-age=3600';

/**
 * Serves the files of the client build from memory. A file that is streamed to a visitor who has left would stay open,
 * and Node 26 ends the process when it finds one. Production only: in development Vite serves the files.
 *
 * Files with a hash in their name are read at once: another build removes them, and the pages of this one still need
 * them. The others, such as films that few visitors watch, are read when they are first requested.
 */
export function createStaticAssets(
  headersFor: SecurityHeadersFor,
  folder: string = clientFolder,
): FastHandler {
  const readers = findAssets(folder, headersFor);
  const errorLines = [...headersFor('text/plain'), ['Content-Type', 'text/plain']].flat();
  return (request, response) => {
    const read = readers.get(splitTarget(request.url ?? '').path);
    if (!read || !['GET', 'HEAD'].includes(request.method ?? '')) return false;
    let asset: PreparedResponse;
    try {
      asset = read();
    } catch (err) {
      if (isMissing(err)) return false;
      log.error({ err }, 'could not read a file of the build');
      response.writeHead(500, errorLines).end('Internal Server Error');
      return true;
    }
    sendPreparedResponse(request, response, asset);
    return true;
  };
}

type ReadAsset = () => PreparedResponse;

function findAssets(folder: string, headersFor: SecurityHeadersFor): Map<string, ReadAsset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const present = new Set(files);
  const compressed: readonly string[] = Object.values(fileExtensions);
  return new Map(
    files
      .filter((file) => !compressed.includes(extname(file)))
      .map((file) => {
        const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
        let asset: PreparedResponse | undefined;
        const read = () => {
          asset ??= readAsset(file, path, present, headersFor);
          return asset;
        };
        if (isHashed(path)) read();
        return [path, read];
      }),
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

function readAsset(
  file: string,
  path: string,
  present: ReadonlySet<string>,
  headersFor: SecurityHeadersFor,
): PreparedResponse {
  const contentType = getMimeType(extname(path)) ?? 'application/octet-stream';
  const bodies: EncodedBodies = {};
  for (const encoding of encodings) {
    const compressed = file + fileExtensions[encoding];
    if (present.has(compressed)) bodies[encoding] = readFileSync(compressed);
  }
  // Where there are compressed bodies, few clients ask for this one: it is made of them then.
  const isCompressed = Object.keys(bodies).length > 0;
  // A hashed file that is compressed is not read: its name says which version it is.
  const identity = isHashed(path) && isCompressed ? null : readFileSync(file);
  if (identity && !isCompressed) bodies.identity = identity;
  const version = identity && !isHashed(path) ? hashContent(identity) : basename(path);
  return prepareResponse({
    status: 200,
    contentType,
    // Weak: the same ETag stands for the file in every encoding.
    etag: `W/"${version}"`,
    headers: [
      ['Cache-Control', isHashed(path) ? immutableCacheControl : unhashedCacheControl],
      ...(isCompressed ? [] : [['Accept-Ranges', 'bytes'] as const]),
      ...headersFor(contentType),
    ],
    bodies,
  });
}

function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
