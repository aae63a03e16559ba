import { createRoute, z } from '@hono/zod-openapi';
import { describePicture } from '#domain/assistant/index.ts';
import { bodyObject, textInput } from '#domain/input/shared/input.ts';
import { hashDigits, wholeHash } from '#domain/media/shared/picture-path.ts';
import {
  deletePicture,
  findPicture,
  listMonths,
  listPictures,
  replacePicture,
  saveTexts,
} from '#domain/picture-library/index.ts';
import {
  libraryPicture,
  maxChangedPosts,
  pictureTextsInput,
  pictureUse,
  pictureWithUses,
  replacedUse,
} from '#domain/picture-library/shared/picture.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { createCallOf } from './create-call-of.ts';

const hash = z.string().regex(wholeHash, 'hash must be the 32 hexadecimal digits of a picture');

/** When the last picture of a page was stored, and its hash. */
const pageEnd = new RegExp(`^[\\d:.TZ-]{24}_${hashDigits}$`);

const params = z.object({ hash });
const noPicture = 'There is no such picture';
const oneOfMany = errorResponses({ 400: 'The hash or a field is wrong', 404: noPicture });

const list = createRoute({
  method: 'get',
  path: '/media',
  ...signedIn,
  request: {
    query: z.object({
      q: textInput('q', 100).optional().openapi({
        description: 'Words of alternative texts or of titles of posts, as typed on any keyboard',
      }),
      article: textInput('article', 64)
        .optional()
        .openapi({ description: 'The `translationGroup` of a post: the pictures of its article' }),
      month: z
        .string()
        .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'month must be a year and a month, such as 2026-11')
        .optional(),
      unused: z.enum(['yes'], 'unused must be yes, or left out').optional(),
      after: z.string().regex(pageEnd, 'after must be the next of an earlier response').optional(),
    }),
  },
  responses: {
    200: jsonResponse(
      'The pictures of the library, the newest first, 60 at a time',
      z.object({
        pictures: z.array(libraryPicture.meta({ id: 'LibraryPicture' })),
        next: z
          .string()
          .nullable()
          .openapi({ description: 'For `after`, to go on; null on the last page' }),
      }),
    ),
    ...errorResponses({ 400: 'A query parameter is wrong' }),
  },
});

const months = createRoute({
  method: 'get',
  path: '/media/months',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'The months, in UTC, in which pictures were uploaded, the newest first',
      z.object({ months: z.array(z.string()) }),
    ),
  },
});

const read = createRoute({
  method: 'get',
  path: '/media/{hash}',
  ...signedIn,
  request: { params },
  responses: {
    200: jsonResponse(
      'The picture, its texts and the places where it is used',
      pictureWithUses.meta({ id: 'PictureWithUses' }),
    ),
    ...oneOfMany,
  },
});

const save = createRoute({
  method: 'put',
  path: '/media/{hash}/texts',
  ...signedIn,
  request: {
    params,
    ...jsonBody(
      bodyObject({
        alts: pictureTextsInput,
        everywhere: z.boolean('everywhere must be true or false').default(false).openapi({
          description: 'Whether to write the texts to every use of the picture too',
        }),
      }),
    ),
  },
  responses: {
    200: jsonResponse('How many posts have changed', z.object({ changedPosts: z.int() })),
    ...oneOfMany,
  },
});

const replace = createRoute({
  method: 'post',
  path: '/media/{hash}/replace',
  ...signedIn,
  request: {
    params,
    ...jsonBody(
      bodyObject({
        with: hash,
        places: z
          .array(replacedUse, 'places must be the places of an earlier response')
          .max(2 * maxChangedPosts, `places must have at most ${2 * maxChangedPosts} places`)
          .optional()
          .openapi({ description: 'To undo an earlier replacement: the places it changed' }),
      }),
    ),
  },
  responses: {
    200: jsonResponse(
      'The places where the other picture stands now, and whether replacing it back there restores every text',
      z.object({ places: z.array(replacedUse), canBeUndone: z.boolean() }),
    ),
    ...oneOfMany,
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/media/{hash}',
  ...signedIn,
  request: { params },
  responses: {
    204: { description: 'The picture is gone for good' },
    ...oneOfMany,
    409: jsonResponse(
      'Posts or drafts use the picture; nothing was deleted',
      z.object({ error: z.string(), code: z.literal('picture-used'), uses: z.array(pictureUse) }),
    ),
  },
});

const propose = createRoute({
  method: 'post',
  path: '/media/{hash}/describe',
  ...signedIn,
  request: { params },
  responses: {
    200: jsonResponse(
      'Proposed alternative texts; nothing is stored',
      z.object({ alts: pictureTextsInput }),
    ),
    ...oneOfMany,
    ...errorResponses({
      429: 'Too many calls in an hour',
      503: 'The assistant is not set up, its model sees no pictures, or its provider failed',
    }),
  },
});

/** The calls of the library of pictures. */
export function createPicturesApi(dependencies: ApiDependencies) {
  const { database } = dependencies;
  const callOf = createCallOf(dependencies);
  return createRouter()
    .openapi(list, async (context) => {
      const { after, unused, ...filter } = context.req.valid('query');
      const page = await listPictures(database, { ...filter, unused: unused === 'yes' }, after);
      return context.json(page, 200);
    })
    .openapi(months, async (context) => context.json({ months: await listMonths(database) }, 200))
    .openapi(read, async (context) =>
      context.json(await findPicture(database, context.req.valid('param').hash), 200),
    )
    .openapi(save, async (context) => {
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await saveTexts(database, context.var.actor, input), 200);
    })
    .openapi(replace, async (context) => {
      const { hash: from } = context.req.valid('param');
      const { with: to, places } = context.req.valid('json');
      const { actor } = context.var;
      return context.json(await replacePicture(database, actor, { from, to, places }), 200);
    })
    .openapi(remove, async (context) => {
      const { hash: picture } = context.req.valid('param');
      const { isDeleted, uses } = await deletePicture(database, context.var.actor, picture);
      if (isDeleted) return context.body(null, 204);
      const error = 'A post or a draft uses this picture: replace it there, or take it out first';
      return context.json({ error, code: 'picture-used' as const, uses }, 409);
    })
    .openapi(propose, async (context) => {
      const { hash: picture } = context.req.valid('param');
      const call = callOf(context, { signal: context.req.raw.signal });
      return context.json({ alts: await describePicture(call, picture) }, 200);
    });
}
