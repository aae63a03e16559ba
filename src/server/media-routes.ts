import { Hono } from 'hono';
import { findImageVariant } from '#domain/media/index.ts';
import { findSharePicture } from '#domain/share-pictures/index.ts';
import type { Database } from '#platform/database/index.ts';
import { immutableCacheControl } from '#platform/http/cache-control.ts';

/** Uploaded images, and the images of link previews. */
export function createMediaRoutes(database: Database): Hono {
  return new Hono()
    .get('/media/:file', async (context) => {
      const image = await findImageVariant(database, context.req.param('file'));
      if (!image) return context.text('Not found', 404);
      return context.body(Uint8Array.from(image.bytes), 200, {
        'Content-Type': image.contentType,
        'Cache-Control': immutableCacheControl,
      });
    })
    .get('/share/:file', async (context) => {
      const picture = await findSharePicture(database, context.req.param('file'));
      if (!picture) return context.text('Not found', 404);
      if ('movedTo' in picture) return context.redirect(picture.movedTo, 302);
      return context.body(Uint8Array.from(picture.bytes), 200, {
        'Content-Type': picture.contentType,
        'Cache-Control': immutableCacheControl,
      });
    });
}
