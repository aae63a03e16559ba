import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
import {
  cancelPublication,
  findAdminPost,
  listPublishedBetween,
  listSchedule,
  publishedPost,
  scheduledPost,
  schedulePublication,
  schedulerRanAt,
} from '#domain/posts/index.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';

const scheduled = scheduledPost.meta({ id: 'ScheduledPost' });

const published = publishedPost.meta({ id: 'PublishedPost' });

/** What a month with the weeks at its ends needs. */
const maxDays = 62;

const localTime = 'publishAt must be a date and a time of day, such as 2026-11-24T08:30';

const idsMessage = 'ids must be numbers of posts';

/** An article has three languages; the panel schedules several articles at once. */
const maxScheduledAtOnce = 100;

const list = createRoute({
  method: 'get',
  path: '/schedule',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'What will be published, the next first, and what was published late',
      z.object({
        timeZone: z.string().openapi({ description: 'In which editors choose times' }),
        now: z.string(),
        schedulerRanAt: z.string().nullable().openapi({ description: 'Within half a minute' }),
        upcoming: z.array(scheduled),
        late: z.array(scheduled).openapi({ description: 'Of the last week' }),
      }),
    ),
  },
});

const listPublished = createRoute({
  method: 'get',
  path: '/schedule/published',
  ...signedIn,
  request: {
    query: z
      .object({ from: localDay('from'), to: localDay('to') })
      .refine(isShortSpan, `to must be 1 to ${maxDays} days after from`),
  },
  responses: {
    200: jsonResponse(
      'The posts that visitors see and that were published on these days',
      z.array(published),
    ),
    ...errorResponses({ 400: 'A day is missing or wrong' }),
  },
});

const schedule = createRoute({
  method: 'put',
  path: '/schedule',
  ...signedIn,
  request: jsonBody(
    bodyObject({
      ids: z
        .array(z.int(idsMessage).positive(idsMessage), idsMessage)
        .min(1, 'ids must name a post')
        .max(maxScheduledAtOnce, `ids must be at most ${maxScheduledAtOnce} posts`),
      publishAt: z
        .string(localTime)
        .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, localTime)
        .refine((text) => isValid(text, Temporal.PlainDateTime), localTime)
        .openapi({ description: 'In the time zone of the site', example: '2030-01-31T08:30' }),
    }),
  ),
  responses: {
    200: jsonResponse('The time in UTC', z.object({ publishAt: z.string() })),
    ...errorResponses({
      400: 'A field is missing or wrong',
      404: 'There is no such post',
      409: 'A post is published already',
      422: 'The time has passed',
    }),
  },
});

const cancel = createRoute({
  method: 'delete',
  path: '/schedule/{id}',
  ...signedIn,
  request: { params: z.object({ id: pathNumber('id must be the number of a post') }) },
  responses: {
    204: { description: 'The post is not scheduled, or not any more' },
    ...errorResponses({ 400: 'The id is no number', 404: 'There is no such post' }),
  },
});

/** When posts will be published. */
export function createScheduleApi({
  database,
  timeZone = 'UTC',
  readClock = async () => new Date(),
}: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => {
      const now = await readClock();
      const posts = await listSchedule(database, now);
      const ranAt = await schedulerRanAt(database);
      return context.json(
        { timeZone, now: now.toISOString(), schedulerRanAt: ranAt, ...posts },
        200,
      );
    })
    .openapi(listPublished, async (context) => {
      const { from, to } = context.req.valid('query');
      const startOf = (day: string) =>
        new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
      return context.json(await listPublishedBetween(database, startOf(from), startOf(to)), 200);
    })
    .openapi(schedule, async (context) => {
      const { ids, publishAt: local } = context.req.valid('json');
      const { actor, user } = context.var;
      const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);
      const publishAt = new Date(zoned.epochMilliseconds);
      const now = await readClock();
      await withAuditLog(
        database,
        actor,
        async (transaction) =>
          await schedulePublication(transaction, {
            ids,
            publishAt,
            username: user.username,
            now,
          }),
        (slugs) => slugs.map((subject) => ({ action: 'post-scheduled', subject }) as const),
      );
      return context.json({ publishAt: publishAt.toISOString() }, 200);
    })
    .openapi(cancel, async (context) => {
      const { id } = context.req.valid('param');
      const { slug } = await findAdminPost(database, id);
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await cancelPublication(transaction, id),
        (wasScheduled) =>
          wasScheduled ? [{ action: 'post-schedule-cancelled', subject: slug }] : [],
      );
      return context.body(null, 204);
    });
}

/** A day in a query. Both ends are days in the time zone of the site. */
function localDay(name: string) {
  const message = `${name} must be a day, such as 2026-11-24`;
  return z
    .string(message)
    .regex(/^\d{4}-\d\d-\d\d$/, message)
    .refine((text) => isValid(text, Temporal.PlainDate), message)
    .openapi({ description: 'In the time zone of the site', example: '2026-11-24' });
}

/** Zod asks this even where a day is wrong. */
function isShortSpan({ from, to }: { from: string; to: string }): boolean {
  try {
    const { days } = Temporal.PlainDate.from(from).until(to);
    return days > 0 && days <= maxDays;
  } catch {
    return false;
  }
}

function isValid(text: string, type: { from: (text: string) => { year: number } }): boolean {
  try {
    return type.from(text).year > 0;
  } catch {
    return false;
  }
}
