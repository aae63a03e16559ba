import { createRoute, z } from '@hono/zod-openapi';
import { auditLogEntry, listAuditLog } from '#domain/audit-log/index.ts';
import { auditActionGroups } from '#domain/audit-log/shared/audit-actions.ts';
import { listAdmins } from '#domain/auth/index.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const list = createRoute({
  method: 'get',
  path: '/activity',
  ...signedIn,
  request: {
    query: z.object({
      before: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, 'before must be the next of an earlier response')
        .transform(Number)
        .optional()
        .openapi({ type: 'integer', minimum: 1, maximum: 999_999_999 }),
      who: z
        .string('who must be a username')
        .max(60, 'who must be a username')
        // PostgreSQL rejects a text with a null character.
        .refine((text) => !text.includes('\0'), 'who must be a username')
        .optional(),
      what: z
        .enum(auditActionGroups, `what must be one of ${auditActionGroups.join(', ')}`)
        .optional(),
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
