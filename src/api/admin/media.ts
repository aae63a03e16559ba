import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { DomainError } from '#domain/domain-error.ts';
import { storeUpload, tooManyBytes } from '#domain/media/index.ts';
import { maxUploadBytes } from '#domain/post-rules/index.ts';
import { type ApiContext, createPart, failures, jsonAnswer, signedIn } from '../openapi.ts';

const noFile = 'image takes a picture as the field of a multipart form';

/** Room for the form around the picture. */
const formBytes = 64 * 1024;

/** Reads the form before the schema does, which would answer other bodies with a library's words. */
const readForm: MiddlewareHandler = async (call, next) => {
  const type = call.req.header('content-type') ?? '';
  if (type && !/^multipart\/form-data\b/i.test(type))
    throw new HTTPException(415, { message: noFile });
  const form = type ? await call.req.formData().catch(() => null) : null;
  if (!form) throw new DomainError('invalid', noFile);
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
              .custom<File>((value) => value instanceof File, noFile)
              .openapi({ type: 'string', format: 'binary' }),
          }),
        },
      },
    },
  },
  responses: {
    200: jsonAnswer(
      'Where the picture is, and its size in pixels',
      z.object({ imageUrl: z.string(), width: z.int(), height: z.int() }),
    ),
    ...failures({
      400: 'There is no picture in the form',
      413: 'The picture has too many bytes or pixels',
      415: 'The body is no form, or the file is no JPEG, PNG, WebP, AVIF or GIF',
      422: 'The picture is damaged, or hides another file',
      429: 'Too many pictures; Retry-After says how many seconds to wait',
    }),
  },
});

export function createMediaApi({ database, rateLimits }: ApiContext) {
  const part = createPart();
  // Before a byte of the picture is read.
  part.use(upload.path, async (context, next) => {
    await rateLimits?.takeUpload(context.var.user.username);
    await next();
  });
  return part.openapi(upload, async (context) => {
    const { image } = context.req.valid('form');
    const bytes = Buffer.from(await image.arrayBuffer());
    return context.json(await storeUpload(database, bytes, context.var.by), 200);
  });
}
