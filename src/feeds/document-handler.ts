import type { Handler } from 'hono';

/**
 * Creates the handler of a document for crawlers, feed readers and phones. The page cache compresses it and adds the
 * ETag.
 *
 * @param write returns the document's text; null if there is no such document, and the next handler is called
 */
export function documentHandler(
  contentType: string,
  write: (path: string) => string | null | Promise<string | null>,
): Handler {
  return async (context, next) => {
    const text = await write(context.req.path);
    if (text === null) return await next();
    return context.body(text, 200, { 'Content-Type': `${contentType}; charset=utf-8` });
  };
}
