import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Room for two texts of the longest post, in any script. */
const maxBodyBytes = 1024 * 1024;

/**
 * A draft has three texts, and for a translation its record, which has each block three times. An update of a
 * translation has three texts.
 */
const maxLongBytes = 4 * maxBodyBytes;

const longPaths = /\/blog\/drafts\/|\/update-translation$/;

/** Room for the longest credentials, escaped. The login alone of the panel's calls is read before authentication. */
const maxLoginBytes = 16 * 1024;

/** The deepest body of a call has four levels. */
const maxDepth = 32;

/** Names with a meaning of their own in JavaScript (prototype pollution). */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads a JSON body before the schemas of the call see it. Limits its bytes, counted as they arrive, and rejects JSON
 * that is malformed, too deep or has a reserved name. Other content types pass: the call limits or rejects them itself.
 *
 * `hono/body-limit` does not fit: it trusts `Content-Length`, and it replaces the request by one without the client's
 * IP, which the limits of the login need.
 */
export function createJsonBodyReader(maxBytesOf: (path: string) => number): MiddlewareHandler {
  return async ({ req }, next) => {
    const type = req.header('content-type') ?? '';
    if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type) || !req.raw.body)
      return await next();
    const text = await readText(req.raw.body, maxBytesOf(req.path));
    // Hono's own readers look here first. The cache holds promises, unlike its type says.
    Object.assign(req.bodyCache, { text: Promise.resolve(text) });
    assertHarmless(parseJson(text));
    await next();
  };
}

/** The reader of the panel's calls. */
export const readJsonBody = createJsonBodyReader(maxBytesAt);

function maxBytesAt(path: string): number {
  if (path.endsWith('/login')) return maxLoginBytes;
  return longPaths.test(path) ? maxLongBytes : maxBodyBytes;
}

async function readText(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new HTTPException(413, {
        message: `The request must have at most ${Math.floor(maxBytes / 1024)} kB`,
      });
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

function malformed(): HTTPException {
  return new HTTPException(400, { message: 'Malformed JSON in request body' });
}

function assertHarmless(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth)
      throw new HTTPException(400, { message: `The body must have at most ${maxDepth} levels` });
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    const name = objects.flatMap(Object.keys).find((key) => reservedNames.includes(key));
    if (name !== undefined)
      throw new HTTPException(400, { message: `The body must have no field named ${name}` });
    level = objects.flatMap((value) => Object.values(value));
  }
}
