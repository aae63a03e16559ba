import { createRoute, z } from '@hono/zod-openapi';
import { DomainError } from '#domain/domain-error.ts';
import { oneOf } from '#domain/input/shared/input.ts';
import {
  findPostBySlug,
  listPublishedPosts,
  listPublishedSummaries,
  maxListedPosts,
  post,
  postSummary,
  postWithTranslations,
} from '#domain/posts/index.ts';
import { findRelatedPosts, relatedPost } from '#domain/related-posts/index.ts';
import { found, searchTexts } from '#domain/search/index.ts';
import { queryLimits } from '#domain/search/shared/query-limits.ts';
import { findPostSeries, postSeries, postTopics, topicsOfPost } from '#domain/topics/index.ts';
import { languages } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import type { Database } from '#platform/database/index.ts';
import { fieldsParameter } from './fields-parameter.ts';
import { createRouter, errorResponses, jsonResponse } from './openapi.ts';
import { pathNumber } from './path-number.ts';

const listQuery = z.object({
  language: oneOf('language', languages).optional(),
  limit: pathNumber('limit must be a whole number, 1 or more')
    .default(maxListedPosts)
    .openapi({
      description: `A larger number than ${maxListedPosts} counts as ${maxListedPosts}`,
      default: maxListedPosts,
    }),
  /** Ignored: the public API lists published posts only. */
  published: z.string('published must be given once').optional(),
  fields: fieldsParameter,
});

const list = createRoute({
  method: 'get',
  path: '/posts',
  request: { query: listQuery },
  responses: {
    200: jsonResponse(
      'The newest published posts; without their texts where fields is summary',
      z.array(z.union([post.meta({ id: 'Post' }), postSummary.meta({ id: 'PostSummary' })])),
    ),
    ...errorResponses({ 400: 'A query parameter is wrong' }),
  },
});

const searchQuery = z.object({
  language: oneOf('language', languages),
  q: z
    .string('q must be given once')
    .max(queryLimits.letters, `q must have at most ${queryLimits.letters} characters`),
});

const search = createRoute({
  method: 'get',
  path: '/search',
  request: { query: searchQuery },
  responses: {
    200: jsonResponse(
      'The published articles of a language that have the words in their texts, those of their translations too',
      found,
    ),
    ...errorResponses({ 400: 'A query parameter is wrong' }),
  },
});

const read = createRoute({
  method: 'get',
  path: '/posts/{slug}',
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: jsonResponse(
      'The post with its text as HTML, where it can be read in other languages, what to read next, its topics, and its place in a series of at least two parts',
      postWithTranslations.extend({
        contentHtml: z.string(),
        related: z.array(relatedPost),
        topics: postTopics,
        series: postSeries.optional(),
      }),
    ),
    301: { description: 'The post has another slug now' },
    ...errorResponses({ 404: 'There is no such post', 410: 'The post was deleted' }),
  },
});

/** The public read calls of the blog. */
export function createBlogApi(database: Database) {
  return createRouter()
    .openapi(list, async (context) => {
      const { language, limit, fields } = context.req.valid('query');
      const listPosts = fields === 'full' ? listPublishedPosts : listPublishedSummaries;
      return context.json(await listPosts(database, { language, limit }), 200);
    })
    .openapi(search, async (context) => {
      const { q, language } = context.req.valid('query');
      return context.json(await searchTexts(database, q, language), 200);
    })
    .openapi(read, async (context) => {
      const { slug } = context.req.valid('param');
      const found = await findPostBySlug(database, slug);
      if (found === null) throw new DomainError('not-found', 'Post not found');
      if (found === 'gone')
        return context.json({ error: 'Post not found', code: 'not-found' as const }, 410);
      if (found.slug !== slug) {
        // Not cached: the post may return to its former slug.
        context.header('Cache-Control', 'no-cache');
        return context.redirect(`/api/blog/posts/${found.slug}`, 301);
      }
      const contentHtml = await renderMarkdown(found.content, found.language);
      const topics = topicsOfPost(found);
      const series = await findPostSeries(database, found);
      const related = await findRelatedPosts(database, found, series?.next?.slug);
      return context.json({ ...found, contentHtml, related, topics, series }, 200);
    });
}
