import '@tanstack/react-start/server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type EncodedBodies, encodings, endings } from './content-encoding.ts';
import type { Answerer } from './listen.ts';
import { type ReadyAnswer, readyAnswer, sendReadyAnswer } from './ready-answer.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Where the build puts the browser's files, seen from the built server, `dist/server/server.js`. */
const clientFolder = join(import.meta.dirname, '../client');

/** Files under `/assets/` carry their content's hash in their name and never change. */
const hashedFiles = 'public, max-age=31536000, immutable';
const namedFiles = 'public, max-age=3600';

/**
 * Answers with a file of the build where there is one by that name. The files are read once and kept: they are few and
 * small, and a file that is open for a visitor who has left would stay open (Node 26 ends the process when it finds
 * one). Only the production build has them; in development Vite serves its own.
 */
export function createBuiltAssets(
  headersOf: SecurityHeaders,
  folder: string = clientFolder,
): Answerer {
  const assets = readAssets(folder, headersOf);
  return (request, response) => {
    const asset = assets.get(withoutQuery(request.url ?? ''));
    if (!asset || !['GET', 'HEAD'].includes(request.method ?? '')) return false;
    sendReadyAnswer(request, response, asset);
    return true;
  };
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

function readAssets(folder: string, headersOf: SecurityHeaders): Map<string, ReadyAnswer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const present = new Set(files);
  const compressed: readonly string[] = Object.values(endings);
  return new Map(
    files
      .filter((file) => !compressed.includes(extname(file)))
      .map((file) => {
        const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
        return [path, readAsset(file, path, present, headersOf)];
      }),
  );
}

function readAsset(
  file: string,
  path: string,
  present: ReadonlySet<string>,
  headersOf: SecurityHeaders,
): ReadyAnswer {
  const contentType = getMimeType(extname(path)) ?? 'application/octet-stream';
  const identity = readFileSync(file);
  const bodies: EncodedBodies = { identity };
  for (const encoding of encodings) {
    const compressed = file + endings[encoding];
    if (present.has(compressed)) bodies[encoding] = readFileSync(compressed);
  }
  return readyAnswer({
    status: 200,
    contentType,
    // Weak, since it names the same file in every encoding.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    lastModified: null,
    headers: [
      ['Cache-Control', path.startsWith('/assets/') ? hashedFiles : namedFiles],
      ['Accept-Ranges', 'bytes'],
      ...headersOf(contentType),
    ],
    bodies,
  });
}
