import '@tanstack/react-start/server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

/** Where the build puts the browser's files, seen from the built server, `dist/server/server.js`. */
const clientFolder = join(import.meta.dirname, '../client');

/** Files under `/assets/` carry their content's hash in their name and never change. */
const hashedFiles = 'public, max-age=31536000, immutable';
const namedFiles = 'public, max-age=3600';

type Asset = { bytes: Uint8Array<ArrayBuffer>; contentType: string; etag: string };

/**
 * Answers with a file of the build where there is one by that name. The files are read once and kept: they are few and
 * small, and a file that is open for a visitor who has left would stay open (Node 26 ends the process when it finds
 * one). Only the production build has them; in development Vite serves its own.
 */
export function createBuiltAssets(folder: string = clientFolder): MiddlewareHandler {
  const assets = readAssets(folder);
  return async (context, next) => {
    const asset = assets.get(context.req.path);
    if (!asset || !['GET', 'HEAD'].includes(context.req.method)) return await next();
    context.header('ETag', asset.etag);
    context.header('Accept-Ranges', 'bytes');
    context.header(
      'Cache-Control',
      context.req.path.startsWith('/assets/') ? hashedFiles : namedFiles,
    );
    if (context.req.header('if-none-match')?.includes(asset.etag)) return context.body(null, 304);
    context.header('Content-Type', asset.contentType);
    const range = parseRange(context.req.header('range'), asset.bytes.length);
    if (!range) return context.body(asset.bytes);
    context.header('Content-Range', `bytes ${range.start}-${range.end}/${asset.bytes.length}`);
    return context.body(asset.bytes.slice(range.start, range.end + 1), 206);
  };
}

/**
 * One range of bytes, without which Safari plays no video. Anything else that a `Range` header may say is answered with
 * the whole file, as RFC 9110 allows.
 */
function parseRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, length - Number(last));
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return start <= end ? { start, end } : null;
}

function readAssets(folder: string): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => {
        const path = join(file.parentPath, file.name);
        const bytes = new Uint8Array(readFileSync(path));
        return [
          `/${relative(folder, path).replaceAll(sep, '/')}`,
          {
            bytes,
            contentType: getMimeType(extname(path)) ?? 'application/octet-stream',
            etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
          },
        ];
      }),
  );
}
