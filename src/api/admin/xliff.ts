import { createRoute, z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { recordInAuditLog } from '#domain/audit-log/index.ts';
import { checkXliff, exportXliff, takeFromXliff } from '#domain/xliff/index.ts';
import { takenXliff, xliffLimits, xliffReport } from '#domain/xliff/shared/xliff-report.ts';
import { limitUploads, readForm } from '../form-body.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { articleGroup } from './article-group.ts';
import { translationLanguage } from './translation-language.ts';

const params = z.object({
  group: articleGroup,
  language: translationLanguage,
});

const noEnglish = 'The article has no English text';

const download = createRoute({
  method: 'get',
  path: '/articles/{group}/xliff/{language}',
  ...signedIn,
  request: { params },
  responses: {
    200: {
      description:
        'The article as an XLIFF 2.0 file: the English text, and the translation as it is stored',
      content: { 'application/xliff+xml': { schema: z.string() } },
    },
    ...errorResponses({ 400: 'A parameter is wrong', 404: noEnglish }),
  },
});

const fileMessage = 'file must be an XLIFF file in a multipart form';
const maxMegabytes = xliffLimits.bytes / 1024 / 1024;

const file = z
  .custom<File>((value) => value instanceof File, fileMessage)
  .openapi({ type: 'string', format: 'binary' });

const middleware = readForm(
  fileMessage,
  xliffLimits.bytes,
  () => new HTTPException(413, { message: `The file must have at most ${maxMegabytes} MB` }),
);

const uploadErrors = errorResponses({
  400: 'A parameter or a field of the form is missing or wrong',
  404: noEnglish,
  413: 'The file has too many bytes',
  415: 'The body is no form',
  429: 'Too many files; Retry-After says how many seconds to wait',
});

const check = createRoute({
  method: 'post',
  path: '/articles/{group}/xliff/{language}/check',
  ...signedIn,
  middleware,
  request: {
    params,
    body: { required: true, content: { 'multipart/form-data': { schema: z.object({ file }) } } },
  },
  responses: {
    200: jsonResponse(
      'What the file has for each segment, and what has changed here since it was made',
      xliffReport.meta({ id: 'XliffReport' }),
    ),
    ...uploadErrors,
  },
});

const merge = createRoute({
  method: 'post',
  path: '/articles/{group}/xliff/{language}/merge',
  ...signedIn,
  middleware,
  request: {
    params,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file,
            take: z
              .string('take must be numbers with commas between them')
              .regex(
                /^\d{1,4}(?:,\d{1,4}){0,4999}$/,
                'take must be numbers with commas between them',
              )
              .openapi({ description: 'The `unit` of each segment that is taken' }),
          }),
        },
      },
    },
  },
  responses: {
    200: jsonResponse(
      'The blocks with the chosen segments, for the form of the language; nothing is stored',
      takenXliff.meta({ id: 'TakenXliff' }),
    ),
    ...uploadErrors,
    ...errorResponses({ 409: 'The article has changed meanwhile' }),
  },
});

/** One article for translators, as XLIFF. */
export function createXliffApi({ database, rateLimits }: ApiDependencies) {
  const router = createRouter();
  for (const { getRoutingPath } of [check, merge])
    router.post(getRoutingPath(), limitUploads(rateLimits));
  const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
  return router
    .openapi(download, async (context) => {
      const place = context.req.valid('param');
      const { slug, file } = await exportXliff(database, place);
      await recordInAuditLog(database, context.var.actor, {
        action: 'article-exported',
        subject: slug,
      });
      return context.body(file, 200, {
        'Content-Type': 'application/xliff+xml',
        'Content-Disposition': 'attachment; filename="article.xlf"',
      });
    })
    .openapi(check, async (context) => {
      const place = context.req.valid('param');
      const bytes = await bytesOf(context.req.valid('form').file);
      return context.json(await checkXliff(database, place, bytes), 200);
    })
    .openapi(merge, async (context) => {
      const { file, take } = context.req.valid('form');
      const chosen = { bytes: await bytesOf(file), take: new Set(take.split(',').map(Number)) };
      return context.json(await takeFromXliff(database, context.req.valid('param'), chosen), 200);
    });
}
