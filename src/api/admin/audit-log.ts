import { createRoute, z } from '@hono/zod-openapi';
import { auditLogEntry, listAuditLog } from '#domain/audit-log/index.ts';
import { auditActionGroups } from '#domain/audit-log/shared/audit-actions.ts';
import { listAdmins } from '#domain/auth/index.ts';
import { hasNoNull, oneOf } from '#domain/input/shared/input.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';

const list = createRoute({
  method: 'get',
  path: '/activity',
  ...signedIn,
  request: {
    query: z.object({
      before: pathNumber('before must be the next of an earlier response').optional(),
      who: z
        .string('who must be a username')
        .max(60, 'who must be a username')
        .refine(hasNoNull, 'who must be a username')
        .optional(),
      what: oneOf('what', auditActionGroups).optional(),
    }),
  },
  responses: {
    200: jsonResponse(
      'What was done in the panel and at the command line in the last year, the newest first, 50 at a time',
      z.object({
        entries: z.array(auditLogEntry.meta({ id: 'ActivityEntry' })),
        next: z
          .int()
          .nullable()
          .openapi({ description: 'For `before`, to go on; null on the last page' }),
        usernames: z.array(z.string()).openapi({ description: 'Every account, for `who`' }),
      }),
    ),
    ...errorResponses({ 400: 'A query parameter is wrong' }),
  },
});

/** The audit log: who did what, when and from where. */
export function createAuditLogApi({ database }: ApiDependencies) {
  return createRouter().openapi(list, async (context) => {
    const { before, who, what } = context.req.valid('query');
    const page = await listAuditLog(database, { before, username: who, group: what });
    const usernames = (await listAdmins(database)).map(({ username }) => username);
    return context.json({ ...page, usernames }, 200);
  });
}
