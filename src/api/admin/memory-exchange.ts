import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { recordInAuditLog } from '#domain/audit-log/index.ts';
import { importTmx, writeTmx } from '#domain/memory/index.ts';
import { tmxLimits, tmxReport } from '#domain/memory/shared/tmx-report.ts';
import { limitUploads, readForm } from '../form-body.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { streamOf } from '../stream-of.ts';
import { memoryFilter } from './memory-filter.ts';

const download = createRoute({
  method: 'get',
  path: '/memory/tmx',
  ...signedIn,
  request: { query: z.object(memoryFilter) },
  responses: {
    200: {
      description: 'The entries that match as a TMX 1.4b file, the oldest first',
      content: { 'application/xml': { schema: z.string() } },
    },
    ...errorResponses({ 400: 'A query parameter is wrong' }),
  },
});

const fileMessage = 'file must be a TMX file in a multipart form';
const maxMegabytes = tmxLimits.bytes / 1024 / 1024;

const upload = createRoute({
  method: 'post',
  path: '/memory/tmx',
  ...signedIn,
  middleware: readForm(
    fileMessage,
    tmxLimits.bytes,
    () => new HTTPException(413, { message: `The file must have at most ${maxMegabytes} MB` }),
  ),
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z
              .custom<File>((value) => value instanceof File, fileMessage)
              .openapi({ type: 'string', format: 'binary' }),
            action: z
              .enum(['check', 'import'], 'action must be check or import')
              .openapi({ description: '`check` stores nothing' }),
            take: z
              .string()
              .regex(
                /^(?:\d{1,6}(?:,\d{1,6}){0,199})?$/,
                `take must be at most ${tmxLimits.listed} numbers with commas between them`,
              )
              .optional()
              .openapi({
                description: 'The `entry` of each conflict whose translation replaces ours',
              }),
          }),
        },
      },
    },
  },
  responses: {
    200: jsonResponse(
      'What the import does or did, with what contradicts the memory and what could not be read',
      tmxReport.meta({ id: 'TmxReport' }),
    ),
    ...errorResponses({
      400: 'A field of the form is missing or wrong',
      413: 'The file has too many bytes',
      415: 'The body is no form',
      429: 'Too many files; Retry-After says how many seconds to wait',
    }),
  },
});

/** The translation memory for other programs, as TMX. */
export function createMemoryExchangeApi({ database, rateLimits }: ApiDependencies) {
  const router = createRouter();
  router.post(upload.path, limitUploads(rateLimits));
  return router
    .openapi(download, async (context) => {
      const { q: query, ...filter } = context.req.valid('query');
      await recordInAuditLog(database, context.var.actor, {
        action: 'memory-exported',
        subject: filter.language ?? null,
      });
      const file = writeTmx(database, { query, ...filter });
      return context.body(streamOf(file, context.req.raw.signal), 200, {
        'Content-Type': 'application/xml',
        'Content-Disposition': 'attachment; filename="memory.tmx"',
      });
    })
    .openapi(upload, async (context) => {
      const { file, action, take = '' } = context.req.valid('form');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const entries = take === '' ? [] : take.split(',').map(Number);
      const { actor } = context.var;
      const applying = { actor, fileName: file.name, take: new Set(entries) };
      const report = await importTmx(database, bytes, action === 'import' ? applying : null);
      return context.json(report, 200);
    });
}
