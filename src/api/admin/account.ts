import { createRoute, z } from '@hono/zod-openapi';
import Bowser from 'bowser';
import {
  beginTwoFactor,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  endOwnOtherSessions,
  endOwnSession,
  listSessions,
  readTwoFactor,
} from '#domain/auth/index.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
import { maxPasswordLength, minPasswordLength } from '#platform/password-rules.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { codeMessage, secondFactorCode } from './second-factor-code.ts';

const current = z
  .string('password must be your current password')
  .min(1, 'password must be your current password')
  .max(1_000, 'password must have at most 1000 characters');
const next = z
  .string('next must be the new password')
  .min(minPasswordLength, `A password must have at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `A password must have at most ${maxPasswordLength} characters`)
  .regex(/\S/, 'A password must not be blank');
const code = secondFactorCode.min(1, codeMessage);

const read = createRoute({
  method: 'get',
  path: '/',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'The account of the session',
      z.object({
        username: z.string(),
        secondFactor: z.object({
          since: z.string().nullable().openapi({ description: 'Null where it is off' }),
          recoveryCodesLeft: z.int(),
        }),
      }),
    ),
  },
});

const confirmed = errorResponses({
  400: 'A field is missing or wrong',
  403: 'The current password or the code is wrong',
  429: 'Too many wrong passwords or codes; Retry-After says how many seconds to wait',
  503: 'Too many passwords are checked at this moment; Retry-After says how many seconds to wait',
});

const password = createRoute({
  method: 'post',
  path: '/password',
  ...signedIn,
  request: jsonBody(bodyObject({ password: current, next })),
  responses: {
    204: { description: 'The password is changed, and every other session is over' },
    ...confirmed,
  },
});

const begin = createRoute({
  method: 'post',
  path: '/second-factor',
  ...signedIn,
  request: jsonBody(bodyObject({ password: current })),
  responses: {
    200: jsonResponse(
      'A new secret, shown only now; nothing asks for its codes before one is confirmed',
      z.object({
        secret: z.string().openapi({ description: 'Base32' }),
        uri: z.string().openapi({ description: '`otpauth://…`, for a QR code' }),
      }),
    ),
    ...confirmed,
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/second-factor/confirm',
  ...signedIn,
  request: jsonBody(bodyObject({ code })),
  responses: {
    200: jsonResponse(
      'The second factor is on; ten codes for one use each, shown only now',
      z.object({ recoveryCodes: z.array(z.string()) }),
    ),
    ...confirmed,
  },
});

const disable = createRoute({
  method: 'post',
  path: '/second-factor/off',
  ...signedIn,
  request: jsonBody(bodyObject({ password: current, code })),
  responses: { 204: { description: 'The second factor is off' }, ...confirmed },
});

const session = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().openapi({ description: 'Up to a minute late' }),
    isCurrent: z.boolean(),
    address: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  })
  .openapi('Session');

const sessions = createRoute({
  method: 'get',
  path: '/sessions',
  ...signedIn,
  responses: {
    200: jsonResponse('The sessions of the account, the last used first', z.array(session)),
  },
});

const endOne = createRoute({
  method: 'delete',
  path: '/sessions/{session}',
  ...signedIn,
  request: {
    params: z.object({
      session: z.string().regex(/^[\da-f]{64}$/, 'session must be the id of a session'),
    }),
  },
  responses: {
    204: { description: 'The session is over' },
    ...errorResponses({
      400: 'The id is none',
      404: 'The account has no such session',
    }),
  },
});

const endOthers = createRoute({
  method: 'delete',
  path: '/sessions',
  ...signedIn,
  responses: {
    200: jsonResponse('Every other session is over', z.object({ ended: z.int() })),
  },
});

/** The calls with which admins change their own account. */
export function createAccountApi(dependencies: ApiDependencies) {
  const { database, secretKey, siteName: issuer = 'Admin' } = dependencies;
  return createRouter()
    .openapi(read, async (context) => {
      const { username } = context.var.user;
      const secondFactor = await readTwoFactor(database, username);
      return context.json({ username, secondFactor }, 200);
    })
    .openapi(password, async (context) => {
      const { password: known, next: chosen } = context.req.valid('json');
      await changePassword(database, context.var.actor, { current: known, next: chosen });
      return context.body(null, 204);
    })
    .openapi(begin, async (context) => {
      const given = { ...context.req.valid('json'), issuer, secretKey };
      return context.json(await beginTwoFactor(database, context.var.actor, given), 200);
    })
    .openapi(confirm, async (context) => {
      const given = { ...context.req.valid('json'), secretKey };
      const recoveryCodes = await enableTwoFactor(database, context.var.actor, given);
      return context.json({ recoveryCodes }, 200);
    })
    .openapi(disable, async (context) => {
      const given = { ...context.req.valid('json'), secretKey };
      await disableTwoFactor(database, context.var.actor, given);
      return context.body(null, 204);
    })
    .openapi(sessions, async (context) => {
      const listed = await listSessions(database, context.var.actor);
      return context.json(
        listed.map(({ ipAddress, userAgent, ...rest }) => ({
          ...rest,
          address: ipAddress,
          ...describeUserAgent(userAgent),
        })),
        200,
      );
    })
    .openapi(endOne, async (context) => {
      await endOwnSession(database, context.var.actor, context.req.valid('param').session);
      return context.body(null, 204);
    })
    .openapi(endOthers, async (context) =>
      context.json({ ended: await endOwnOtherSessions(database, context.var.actor) }, 200),
    );
}

/** Names of the browser and the system; null if the user agent does not have them. */
function describeUserAgent(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
