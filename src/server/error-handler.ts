import type { ErrorHandler } from 'hono';
import { toErrorResponse } from '#platform/http/error-response.ts';

/** Errors of images, feeds and short links, as plain text. The API and the pages have error responses of their own. */
export const handleError: ErrorHandler = (error, context) => {
  const { status, body, headers } = toErrorResponse(error, context.req.raw.signal);
  return context.text(body.error, status, headers);
};
