import type { ErrorHandler } from 'hono';
import { DatabaseFault } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';

/** Answers what failed beside the API and the pages, which tell of their failures themselves: pictures, feeds, short addresses. */
export const answerFault: ErrorHandler = (error, context) => {
  if (error instanceof DatabaseFault) {
    log.warn({ err: error }, 'could not answer');
    context.header('Retry-After', String(error.retryAfterSeconds));
    return context.text(error.message, 503);
  }
  log.error({ err: error }, 'could not answer');
  return context.text('Internal Server Error', 500);
};
