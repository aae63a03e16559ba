import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Room for two texts of the longest post, in any script. */
const maxBodyBytes = 1024 * 1024;

/** The only body that is read before anyone has signed in; room for the longest credentials, escaped. */
const maxLoginBytes = 16 * 1024;

/** No call's body is deeper than four. */
const maxDepth = 32;

/** Names that mean something else to JavaScript than to who sent them. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads a JSON body before the call's schema does: at most so many bytes, counted as they come whatever the request says of
 * its length, and nothing that a schema would have to climb into. Bodies of other types are left to the call, which refuses
 * them unread, or caps them itself.
 */
export const readJsonBody: MiddlewareHandler = async ({ req }, next) => {
  const type = req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type) || !req.raw.body)
    return await next();
  const maxBytes = req.path.endsWith('/login') ? maxLoginBytes : maxBodyBytes;
  const text = await readText(req.raw.body, maxBytes);
  // Where Hono's own readers look first. It keeps promises there, other than its type says.
  Object.assign(req.bodyCache, { text: Promise.resolve(text) });
  refuseTraps(text);
  await next();
};

async function readText(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new HTTPException(413, {
        message: `The request takes at most ${Math.floor(maxBytes / 1024)} kB`,
      });
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw malformed();
  }
}

function refuseTraps(text: string): void {
  let level = [parse(text)];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth)
      throw new HTTPException(400, { message: `The body takes at most ${maxDepth} levels` });
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    const name = objects.flatMap(Object.keys).find((key) => reservedNames.includes(key));
    if (name !== undefined)
      throw new HTTPException(400, { message: `The body takes no field named ${name}` });
    level = objects.flatMap((value) => Object.values(value));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

function malformed(): HTTPException {
  return new HTTPException(400, { message: 'Malformed JSON in request body' });
}
