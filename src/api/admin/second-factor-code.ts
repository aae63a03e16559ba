import { z } from '@hono/zod-openapi';

export const codeMessage = 'code must be the digits of an authenticator app, or a recovery code';

/** The code of the second factor, at sign-in and to switch it on or off. */
export const secondFactorCode = z
  .string(codeMessage)
  .trim()
  .max(60, 'code must have at most 60 characters');
