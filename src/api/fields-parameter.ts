import { z } from '@hono/zod-openapi';

/** Which fields a list of posts has: `summary` leaves the texts out. */
export const fieldsParameter = z
  .enum(['full', 'summary'], 'fields must be full or summary')
  .default('full');
