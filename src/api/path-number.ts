import { z } from '@hono/zod-openapi';

/** The id of something in a path or a query. @param message what it must be */
export function pathNumber(message: string) {
  return z
    .string(message)
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number)
    .openapi({ type: 'integer', minimum: 1, maximum: 999_999_999, example: 1 });
}
