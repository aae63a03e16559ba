import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import { signIn, signOut } from '#domain/auth/index.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { secondFactorCode } from './second-factor-code.ts';

const user = z.object({ username: z.string() }).openapi('User');

const required = 'Username and password are required';
const credentials = z.object(
  {
    // Trimmed: the keyboard of a phone adds a space after a completed word.
    username: z
      .string(required)
      .trim()
      .min(1, required)
      .max(200, 'username must have at most 200 characters'),
    password: z
      .string(required)
      .max(1_000, 'password must have at most 1000 characters')
      .refine((value) => value.trim() !== '', required),
    device: z
      .string()
      .regex(/^[\w-]{43}$/, 'device must be that of an earlier login: 43 letters, digits, - or _')
      .optional()
      .openapi({
        description:
          'The device of an earlier response: its failed logins are counted apart from others of its IP address',
      }),
    code: secondFactorCode
      .optional()
      .openapi({ description: 'Asked for with code-required once the password is right' }),
  },
  required,
);

const login = createRoute({
  method: 'post',
  path: '/login',
  request: jsonBody(credentials),
  responses: {
    200: jsonResponse(
      'The token of a new session, and the device to name with the next login',
      z.object({ token: z.string(), user, device: z.string() }),
    ),
    ...errorResponses({
      400: 'A field is missing, blank or too long',
      401: 'The username or the password is wrong; code-required: the password is right, and a code is missing',
      403: 'The code is wrong, or was used before',
      429: 'Too many failed logins; Retry-After says how many seconds to wait',
      503: 'Too many people sign in at this moment; Retry-After says how many seconds to wait',
    }),
  },
});

const logout = createRoute({
  method: 'post',
  path: '/logout',
  ...signedIn,
  responses: { 204: { description: 'The session is over' } },
});

const session = createRoute({
  method: 'get',
  path: '/session',
  ...signedIn,
  responses: {
    200: jsonResponse('Who is signed in', z.object({ user })),
  },
});

export function createSessionApi({ database, clientIpOf, secretKey }: ApiDependencies) {
  return createRouter()
    .openapi(login, async (context) => {
      const { code, ...credentials } = context.req.valid('json');
      const login = {
        ...credentials,
        // An empty field counts as no code.
        code: code || undefined,
        ipAddress: clientIpOf(context.req.raw),
        userAgent: context.req.header('user-agent') ?? '',
      };
      return context.json(await signIn(database, login, new Date(), secretKey), 200);
    })
    .openapi(logout, async (context) => {
      const { actor } = context.var;
      await withAuditLog(
        database,
        actor,
        async (transaction) => await signOut(transaction, actor.token),
        () => [{ action: 'signed-out' }],
      );
      return context.body(null, 204);
    })
    .openapi(session, (context) => context.json({ user: context.var.user }, 200));
}
