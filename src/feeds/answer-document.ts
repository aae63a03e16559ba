import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';

export type DocumentSource<Input> = {
  contentType: string;
  /** Everything that the document is made from and that changes while the process runs. */
  read: (path: string) => Input | Promise<Input>;
  /** @returns null where there is no such document */
  write: (input: Input, path: string) => string | null | Promise<string | null>;
};

type WrittenDocument = {
  inputHash: string;
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  /** A whole second, which is all that `Last-Modified` can tell. */
  lastModified: Date;
};

/**
 * Makes handlers of documents that crawlers and feed readers ask for again and again: each is written anew only when
 * what it is made from has changed, and who has it already is answered 304.
 */
export function createDocumentAnswers() {
  const written = new Map<string, WrittenDocument>();

  async function readDocument<Input>(source: DocumentSource<Input>, path: string) {
    const input = await source.read(path);
    const inputHash = hash(JSON.stringify(input));
    const previous = written.get(path);
    if (previous?.inputHash === inputHash) return previous;
    const text = await source.write(input, path);
    if (text === null) return null;
    const document = describe(text, inputHash, previous);
    written.set(path, document);
    return document;
  }

  return function answer<Input>(source: DocumentSource<Input>): Handler {
    return async (context, next) => {
      const document = await readDocument(source, context.req.path);
      if (!document) return await next();
      context.header('ETag', document.etag);
      context.header('Last-Modified', document.lastModified.toUTCString());
      context.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
      context.header('Vary', 'Accept-Encoding');
      if (isKnown(context, document)) return context.body(null, 304);
      context.header('Content-Type', `${source.contentType}; charset=utf-8`);
      return context.body(document.bytes);
    };
  };
}

/**
 * `Last-Modified` is when this process first wrote the text, not the newest date in it: that one goes back when a post is
 * taken away, and who asks by date alone would never hear of it.
 */
function describe(
  text: string,
  inputHash: string,
  previous: WrittenDocument | undefined,
): WrittenDocument {
  // Weak, since the same text may be sent compressed or plain.
  const etag = `W/"${hash(text)}"`;
  const thisSecond = Math.floor(Date.now() / 1_000) * 1_000;
  const notBefore = previous ? previous.lastModified.getTime() + 1_000 : 0;
  return {
    inputHash,
    bytes: new TextEncoder().encode(text),
    etag,
    lastModified:
      previous?.etag === etag ? previous.lastModified : new Date(Math.max(thisSecond, notBefore)),
  };
}

/** The tag decides where one is sent (RFC 9110, 13.2.2). */
function isKnown(context: Context, document: WrittenDocument): boolean {
  const known = context.req.header('If-None-Match');
  if (known !== undefined)
    return known.trim() === '*' || known.includes(document.etag.replace(/^W\//, ''));
  const since = context.req.header('If-Modified-Since');
  return since !== undefined && Date.parse(since) >= document.lastModified.getTime();
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
