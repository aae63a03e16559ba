import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { signIn, signOut } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import {
  type ApiContext,
  createPart,
  failures,
  jsonAnswer,
  jsonBody,
  signedIn,
} from '../openapi.ts';

const user = z.object({ username: z.string() }).openapi('User');

const required = 'Username and password are required';
const credentials = z.object(
  {
    // Trimmed: the keyboard of a phone adds a space after a word that it completed.
    username: z
      .string(required)
      .trim()
      .min(1, required)
      .max(200, 'username takes at most 200 characters'),
    password: z
      .string(required)
      .max(1_000, 'password takes at most 1000 characters')
      .refine((value) => value.trim() !== '', required),
  },
  required,
);

/** The only body that is read before anyone has signed in; room for the longest credentials, escaped. */
const maxLoginBytes = 16 * 1024;

const login = createRoute({
  method: 'post',
  path: '/login',
  middleware: bodyLimit({
    maxSize: maxLoginBytes,
    onError: () => {
      throw new DomainError('invalid', 'The request takes at most 16 kB');
    },
  }),
  request: jsonBody(credentials),
  responses: {
    200: jsonAnswer('The token of a new session', z.object({ token: z.string(), user })),
    ...failures({
      400: 'A field is missing, blank or too long',
      401: 'The username or the password is wrong',
      429: 'Too many failed logins; Retry-After says how many seconds to wait',
      503: 'Too many people sign in at this moment; Retry-After says how many seconds to wait',
    }),
  },
});

const logout = createRoute({
  method: 'post',
  path: '/logout',
  ...signedIn,
  responses: { 204: { description: 'The session is over' }, ...failures({ 401: 'No session' }) },
});

const session = createRoute({
  method: 'get',
  path: '/session',
  ...signedIn,
  responses: {
    200: jsonAnswer('Who is signed in', z.object({ user })),
    ...failures({ 401: 'No session' }),
  },
});

export function createSessionApi({ database, addressOf }: ApiContext) {
  return createPart()
    .openapi(login, async (context) => {
      const { username, password } = context.req.valid('json');
      const address = addressOf(context.req.raw);
      return context.json(await signIn(database, { username, password, address }), 200);
    })
    .openapi(logout, async (context) => {
      await signOut(database, context.var.token);
      return context.body(null, 204);
    })
    .openapi(session, (context) => context.json({ user: context.var.user }, 200));
}
