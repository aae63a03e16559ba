import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { RateLimits } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { ApiEnvironment } from './openapi.ts';

/** Size of the multipart form around the file. */
const formBytes = 64 * 1024;

/**
 * Reads a multipart form before the schema does, whose messages for other bodies come from a library.
 *
 * @param rule the message for a body that is no form
 * @param maxBytes of the file
 * @param tooManyBytes the error for a longer one
 */
export function readForm(
  rule: string,
  maxBytes: number,
  tooManyBytes: () => Error,
): MiddlewareHandler[] {
  return [
    bodyLimit({
      maxSize: maxBytes + formBytes,
      onError: () => {
        throw tooManyBytes();
      },
    }),
    async (context, next) => {
      const type = context.req.header('content-type') ?? '';
      if (type && !/^multipart\/form-data\b/i.test(type))
        throw new HTTPException(415, { message: rule });
      const form = type ? await context.req.formData().catch(() => null) : null;
      if (!form) throw new DomainError('invalid', rule);
      await next();
    },
  ];
}

/** Counts an upload of the account before its body is read. */
export function limitUploads(
  rateLimits: RateLimits | undefined,
): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    await rateLimits?.takeUpload(context.var.user.username);
    await next();
  };
}
