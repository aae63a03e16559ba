import { z } from '@hono/zod-openapi';
import { positiveNumber } from '#domain/input/shared/positive-number.ts';

/** A number from 1 in a path or a query, mostly an id. @param message what it must be */
export function pathNumber(message: string) {
  return z
    .string(message)
    .regex(positiveNumber, message)
    .transform(Number)
    .openapi({ type: 'integer', minimum: 1, maximum: 999_999_999, example: 1 });
}
