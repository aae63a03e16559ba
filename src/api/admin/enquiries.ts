import { createRoute, z } from '@hono/zod-openapi';
import { recordInAuditLog, withAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import {
  changeEnquiry,
  deleteEnquiry,
  enquiryList,
  listEnquiries,
  readChannelStates,
  sendAgain,
  writeEnquiriesCsv,
} from '#domain/enquiries/index.ts';
import {
  channelState,
  deliveryChannels,
  enquiry,
  enquiryStatuses,
  maxNoteLength,
} from '#domain/enquiries/shared/enquiry.ts';
import { bodyObject, isStorable, oneOf, updatedAtInput } from '#domain/input/shared/input.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';
import { streamOf } from '../stream-of.ts';
import { staleResponse } from './stale-response.ts';

const shown = enquiry.meta({ id: 'Enquiry' });
const stale = staleResponse(shown, 'This enquiry has been changed since you opened it');
const noteMessage = `note must be text of at most ${maxNoteLength} characters`;
const noEnquiry = 'There is no such enquiry';

const doubtful = z
  .enum(['true', 'false'], 'doubtful must be true or false')
  .default('false')
  .openapi({ description: 'Those that may be spam, which are kept apart' });

const list = createRoute({
  method: 'get',
  path: '/enquiries',
  ...signedIn,
  request: {
    query: z.object({
      status: oneOf('status', enquiryStatuses).optional(),
      doubtful,
      before: pathNumber('before must be the next of the page before').optional(),
    }),
  },
  responses: {
    200: jsonResponse('A page of the enquiries, the newest first, and counts of all', enquiryList),
    ...errorResponses({ 400: 'A parameter is wrong' }),
  },
});

const download = createRoute({
  method: 'get',
  path: '/enquiries.csv',
  ...signedIn,
  request: { query: z.object({ doubtful }) },
  responses: {
    200: {
      description: 'The enquiries as CSV, which a spreadsheet shows as text',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...errorResponses({ 400: 'A parameter is wrong' }),
  },
});

const channelStates = z.array(channelState.meta({ id: 'ChannelState' }));

const deliveries = createRoute({
  method: 'get',
  path: '/enquiries/deliveries',
  ...signedIn,
  responses: {
    200: jsonResponse('How deliveries stand, for each channel that is set', channelStates),
  },
});

const again = createRoute({
  method: 'post',
  path: '/enquiries/deliveries/{channel}/again',
  ...signedIn,
  request: {
    params: z.object({
      channel: oneOf('channel', deliveryChannels),
    }),
  },
  responses: {
    200: jsonResponse(
      'How deliveries stand, now that the oldest 100 messages wait again that the channel did not take',
      channelStates,
    ),
    ...errorResponses({ 400: 'There is no such channel', 404: 'The channel is not set' }),
  },
});

const params = z.object({ id: pathNumber('id must be the number of an enquiry') });

const change = createRoute({
  method: 'patch',
  path: '/enquiries/{id}',
  ...signedIn,
  request: {
    params,
    ...jsonBody(
      bodyObject({
        status: oneOf('status', enquiryStatuses).optional(),
        note: z
          .string(noteMessage)
          .max(maxNoteLength, noteMessage)
          .refine(isStorable, noteMessage)
          .optional(),
        isDoubtful: z.boolean('isDoubtful must be true or false').optional(),
        updatedAt: updatedAtInput('enquiry'),
      }),
    ),
  },
  responses: {
    200: jsonResponse('The enquiry as it is now', shown),
    ...errorResponses({ 400: 'A field is missing or wrong', 404: noEnquiry }),
    409: jsonResponse('The enquiry has changed since updatedAt; nothing was stored', stale.schema),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/enquiries/{id}',
  ...signedIn,
  request: { params },
  responses: {
    204: { description: 'The enquiry is gone, and what was to be delivered of it' },
    ...errorResponses({ 400: 'The id is no number', 404: noEnquiry }),
  },
});

/** What visitors wrote, and how its deliveries stand. */
export function createEnquiriesApi({
  database,
  readClock = async () => new Date(),
  timeZone = 'UTC',
  deliveryChannels: channels = [],
}: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => {
      const { doubtful, ...filter } = context.req.valid('query');
      const time = { now: await readClock(), timeZone };
      const found = await listEnquiries(
        database,
        { ...filter, doubtful: doubtful === 'true' },
        time,
      );
      return context.json(found, 200);
    })
    .openapi(download, async (context) => {
      const isDoubtful = context.req.valid('query').doubtful === 'true';
      await recordInAuditLog(database, context.var.actor, { action: 'enquiries-exported' });
      const file = writeEnquiriesCsv(database, isDoubtful);
      return context.body(streamOf(file, context.req.raw.signal), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="enquiries.csv"',
      });
    })
    .openapi(deliveries, async (context) =>
      context.json(await readChannelStates(database, channels), 200),
    )
    .openapi(again, async (context) => {
      const { channel } = context.req.valid('param');
      if (!channels.includes(channel))
        throw new DomainError('not-found', 'This channel is not set');
      const now = await readClock();
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await sendAgain(transaction, channel, now),
        (count) => (count > 0 ? [{ action: 'enquiries-sent-again', subject: channel }] : []),
      );
      return context.json(await readChannelStates(database, channels), 200);
    })
    .openapi(change, async (context) => {
      const { id } = context.req.valid('param');
      const changes = context.req.valid('json');
      const time = { now: await readClock(), timeZone };
      const result = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await changeEnquiry(transaction, id, changes, { channels, time }),
        ({ isStale }) => (isStale ? [] : [{ action: 'enquiry-changed', subject: String(id) }]),
      );
      if (!result.isStale) return context.json(result.enquiry, 200);
      return context.json(stale.body(result.enquiry), 409);
    })
    .openapi(remove, async (context) => {
      const { id } = context.req.valid('param');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await deleteEnquiry(transaction, id),
        () => [{ action: 'enquiry-deleted', subject: String(id) }],
      );
      return context.body(null, 204);
    });
}
