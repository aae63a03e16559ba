import { createRoute, z } from '@hono/zod-openapi';
import {
  beginSecondFactor,
  changePassword,
  endOwnOtherSessions,
  endOwnSession,
  listSessions,
  readSecondFactor,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '#domain/auth/index.ts';
import { maxPasswordLength, minPasswordLength } from '#platform/password-rules.ts';
import {
  type ApiContext,
  createPart,
  failures,
  jsonAnswer,
  jsonBody,
  signedIn,
} from '../openapi.ts';
import { deviceOf } from './device.ts';
import { codeRule, secondFactorCode } from './second-factor-code.ts';

const noObject = 'The body takes a JSON object';
const current = z
  .string('password takes your current password')
  .min(1, 'password takes your current password')
  .max(1_000, 'password takes at most 1000 characters');
const next = z
  .string('next takes the new password')
  .min(minPasswordLength, `A password has at least ${minPasswordLength} characters`)
  .max(maxPasswordLength, `A password has at most ${maxPasswordLength} characters`)
  .regex(/\S/, 'A password has more than spaces');
const code = secondFactorCode.min(1, codeRule);

const read = createRoute({
  method: 'get',
  path: '/',
  ...signedIn,
  responses: {
    200: jsonAnswer(
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

const confirmed = failures({
  400: 'A field is missing or wrong',
  403: 'The current password or the code is wrong',
  429: 'Too many wrong passwords or codes; Retry-After says how many seconds to wait',
  503: 'Too many passwords are checked at this moment; Retry-After says how many seconds to wait',
});

const password = createRoute({
  method: 'post',
  path: '/password',
  ...signedIn,
  request: jsonBody(z.object({ password: current, next }, noObject)),
  responses: {
    204: { description: 'The password is changed, and every other session is over' },
    ...confirmed,
  },
});

const begin = createRoute({
  method: 'post',
  path: '/second-factor',
  ...signedIn,
  request: jsonBody(z.object({ password: current }, noObject)),
  responses: {
    200: jsonAnswer(
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
  request: jsonBody(z.object({ code }, noObject)),
  responses: {
    200: jsonAnswer(
      'The second factor is on; ten codes for one use each, shown only now',
      z.object({ recoveryCodes: z.array(z.string()) }),
    ),
    ...confirmed,
  },
});

const switchOff = createRoute({
  method: 'post',
  path: '/second-factor/off',
  ...signedIn,
  request: jsonBody(z.object({ password: current, code }, noObject)),
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
    200: jsonAnswer('The sessions of the account, the last used first', z.array(session)),
  },
});

const endOne = createRoute({
  method: 'delete',
  path: '/sessions/{session}',
  ...signedIn,
  request: {
    params: z.object({ session: z.string().regex(/^[\da-f]{64}$/, 'session takes the id of one') }),
  },
  responses: {
    204: { description: 'The session is over' },
    ...failures({
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
    200: jsonAnswer('Every other session is over', z.object({ ended: z.int() })),
  },
});

/** What an admin changes about their own account. */
export function createAccountApi(context: ApiContext) {
  const { database, secretKey, siteName: issuer = 'Admin' } = context;
  return createPart()
    .openapi(read, async (call) => {
      const { username } = call.var.user;
      const secondFactor = await readSecondFactor(database, username);
      return call.json({ username, secondFactor }, 200);
    })
    .openapi(password, async (call) => {
      const { password: known, next: chosen } = call.req.valid('json');
      await changePassword(database, call.var.by, { current: known, next: chosen });
      return call.body(null, 204);
    })
    .openapi(begin, async (call) => {
      const given = { ...call.req.valid('json'), issuer, secretKey };
      return call.json(await beginSecondFactor(database, call.var.by, given), 200);
    })
    .openapi(confirm, async (call) => {
      const given = { ...call.req.valid('json'), secretKey };
      const recoveryCodes = await switchSecondFactorOn(database, call.var.by, given);
      return call.json({ recoveryCodes }, 200);
    })
    .openapi(switchOff, async (call) => {
      const given = { ...call.req.valid('json'), secretKey };
      await switchSecondFactorOff(database, call.var.by, given);
      return call.body(null, 204);
    })
    .openapi(sessions, async (call) => {
      const listed = await listSessions(database, call.var.by);
      return call.json(
        listed.map(({ userAgent, ...rest }) => ({ ...rest, ...deviceOf(userAgent) })),
        200,
      );
    })
    .openapi(endOne, async (call) => {
      await endOwnSession(database, call.var.by, call.req.valid('param').session);
      return call.body(null, 204);
    })
    .openapi(endOthers, async (call) =>
      call.json({ ended: await endOwnOtherSessions(database, call.var.by) }, 200),
    );
}
