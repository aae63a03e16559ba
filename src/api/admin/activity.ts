import { createRoute, z } from '@hono/zod-openapi';
import { activityEntry, listActivity } from '#domain/activity/index.ts';
import { activityGroups } from '#domain/activity-actions/index.ts';
import { listAdmins } from '#domain/auth/index.ts';
import { type ApiContext, createPart, failures, jsonAnswer, signedIn } from '../openapi.ts';

const list = createRoute({
  method: 'get',
  path: '/activity',
  ...signedIn,
  request: {
    query: z.object({
      before: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, 'before takes the next of another answer')
        .transform(Number)
        .optional()
        .openapi({ type: 'integer', minimum: 1, maximum: 999_999_999 }),
      who: z
        .string('who takes a username')
        .max(60, 'who takes a username')
        // PostgreSQL takes no text with one.
        .refine((text) => !text.includes('\0'), 'who takes a username')
        .optional(),
      what: z.enum(activityGroups, `what takes one of ${activityGroups.join(', ')}`).optional(),
    }),
  },
  responses: {
    200: jsonAnswer(
      'What was done in the panel and at the command line in the last year, the newest first, 50 at a time',
      z.object({
        entries: z.array(activityEntry.meta({ id: 'ActivityEntry' })),
        next: z
          .int()
          .nullable()
          .openapi({ description: 'For `before`, to go on; null on the last page' }),
        usernames: z.array(z.string()).openapi({ description: 'Every account, for `who`' }),
      }),
    ),
    ...failures({ 400: 'A part of the query is wrong' }),
  },
});

/** Who did what, when and from where. */
export function createActivityApi({ database }: ApiContext) {
  return createPart().openapi(list, async (context) => {
    const { before, who, what } = context.req.valid('query');
    const page = await listActivity(database, { before, username: who, group: what });
    const usernames = (await listAdmins(database)).map(({ username }) => username);
    return context.json({ ...page, usernames }, 200);
  });
}
