import { z } from '@hono/zod-openapi';

export const codeRule = 'code takes the digits of an authenticator app, or a recovery code';

/** What proves the second factor, at sign-in and where it is switched on or off. */
export const secondFactorCode = z
  .string(codeRule)
  .trim()
  .max(60, 'code takes at most 60 characters');
