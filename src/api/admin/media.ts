import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { DomainError } from '#domain/domain-error.ts';
import { storeUpload, tooManyBytes } from '#domain/media/index.ts';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const imageMessage = 'image must be a picture in a multipart form';

/** Size of the multipart form around the picture. */
const formBytes = 64 * 1024;

/** Reads the form before the schema does, whose messages for other bodies come from a library. */
const readForm: MiddlewareHandler = async (context, next) => {
  const type = context.req.header('content-type') ?? '';
  if (type && !/^multipart\/form-data\b/i.test(type))
    throw new HTTPException(415, { message: imageMessage });
  const form = type ? await context.req.formData().catch(() => null) : null;
  if (!form) throw new DomainError('invalid', imageMessage);
  await next();
};

const upload = createRoute({
  method: 'post',
  path: '/upload-image',
  ...signedIn,
  middleware: [
    bodyLimit({
      maxSize: maxUploadBytes + formBytes,
      onError: () => {
        throw tooManyBytes();
      },
    }),
    readForm,
  ],
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            image: z
              .custom<File>((value) => value instanceof File, imageMessage)
              .openapi({ type: 'string', format: 'binary' }),
          }),
        },
      },
    },
  },
  responses: {
    200: jsonResponse(
      'Where the picture is, and its size in pixels',
      z.object({ imageUrl: z.string(), width: z.int(), height: z.int() }),
    ),
    ...errorResponses({
      400: 'There is no picture in the form',
      413: 'The picture has too many bytes or pixels',
      415: 'The body is no form, or the file is no JPEG, PNG, WebP, AVIF or GIF',
      422: 'The picture is damaged',
      429: 'Too many pictures; Retry-After says how many seconds to wait',
    }),
  },
});

export function createMediaApi({ database, rateLimits }: ApiDependencies) {
  const router = createRouter();
  // Before the body is read.
  router.use(upload.path, async (context, next) => {
    await rateLimits?.takeUpload(context.var.user.username);
    await next();
  });
  return router.openapi(upload, async (context) => {
    const { image } = context.req.valid('form');
    const bytes = Buffer.from(await image.arrayBuffer());
    return context.json(await storeUpload(database, bytes, context.var.actor), 200);
  });
}
