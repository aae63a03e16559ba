import type { Handler } from 'hono';

/**
 * Makes the handler of a document that crawlers, feed readers and phones ask for. Its answer is kept in memory, compressed
 * and tagged, like that of every public page.
 *
 * @param write the document's text; null where there is no such document, which is left to whoever comes next
 */
export function answerDocument(
  contentType: string,
  write: (path: string) => string | null | Promise<string | null>,
): Handler {
  return async (context, next) => {
    const text = await write(context.req.path);
    if (text === null) return await next();
    return context.body(text, 200, { 'Content-Type': `${contentType}; charset=utf-8` });
  };
}
