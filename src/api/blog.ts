import { createRoute, z } from '@hono/zod-openapi';
import { DomainError } from '#domain/domain-error.ts';
import {
  findPostAt,
  listPublishedPosts,
  listPublishedSummaries,
  maxListedPosts,
  post,
  postSummary,
  postWithTranslations,
} from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import type { Database } from '#platform/database/index.ts';
import { createPart, failures, jsonAnswer } from './openapi.ts';

const limitTakes = `limit takes a whole number from 1 to ${maxListedPosts}`;

const listQuery = z.object({
  language: z.enum(languages, `language takes one of ${languages.join(', ')}`).optional(),
  limit: z
    .string(limitTakes)
    .regex(/^[1-9]\d{0,8}$/, limitTakes)
    .transform(Number)
    .default(maxListedPosts)
    .openapi({ type: 'integer', minimum: 1, maximum: maxListedPosts }),
  /** Drafts never leave the server, so the only value that means anything is the one that is always true. */
  published: z.string('published takes one value').optional(),
  /** `summary` leaves the texts out: what the site's own list asks for. */
  fields: z.enum(['full', 'summary'], 'fields takes full or summary').default('full'),
});

const list = createRoute({
  method: 'get',
  path: '/posts',
  request: { query: listQuery },
  responses: {
    200: jsonAnswer(
      'The newest published posts; without their texts where fields is summary',
      z.array(z.union([post.meta({ id: 'Post' }), postSummary.meta({ id: 'PostSummary' })])),
    ),
    ...failures({ 400: 'A part of the query is wrong' }),
  },
});

const read = createRoute({
  method: 'get',
  path: '/posts/{slug}',
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: jsonAnswer(
      'The post with its text as HTML, and where it can be read in other languages',
      postWithTranslations.extend({ contentHtml: z.string() }),
    ),
    301: { description: 'The post has another address now' },
    ...failures({ 404: 'There is no such post', 410: 'The post was deleted' }),
  },
});

/** The public read calls of the blog. */
export function createBlogApi(database: Database) {
  return createPart()
    .openapi(list, async (context) => {
      const { language, limit, fields } = context.req.valid('query');
      const listPosts = fields === 'full' ? listPublishedPosts : listPublishedSummaries;
      return context.json(await listPosts(database, { language, limit }), 200);
    })
    .openapi(read, async (context) => {
      const { slug } = context.req.valid('param');
      const found = await findPostAt(database, slug);
      if (found === null) throw new DomainError('not-found', 'Post not found');
      if (found === 'gone')
        return context.json({ error: 'Post not found', code: 'not-found' as const }, 410);
      if (found.slug !== slug) {
        // Not for ever: a post may come back to an address that it had.
        context.header('Cache-Control', 'no-cache');
        return context.redirect(`/api/blog/posts/${found.slug}`, 301);
      }
      const contentHtml = await renderMarkdown(found.content, found.language);
      return context.json({ ...found, contentHtml }, 200);
    });
}
