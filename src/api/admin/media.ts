import { createRoute, z } from '@hono/zod-openapi';
import { storeUpload, tooManyBytes } from '#domain/media/index.ts';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import { limitUploads, readForm } from '../form-body.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const imageMessage = 'image must be a picture in a multipart form';

const upload = createRoute({
  method: 'post',
  path: '/upload-image',
  ...signedIn,
  middleware: readForm(imageMessage, maxUploadBytes, tooManyBytes),
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
  router.use(upload.path, limitUploads(rateLimits));
  return router.openapi(upload, async (context) => {
    const { image } = context.req.valid('form');
    const bytes = Buffer.from(await image.arrayBuffer());
    return context.json(await storeUpload(database, bytes, context.var.actor), 200);
  });
}
