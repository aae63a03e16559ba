import { Hono } from 'hono';
import { z } from 'zod';
import {
  findPublishedPost,
  listPublishedPosts,
  listPublishedSummaries,
  maxListedPosts,
} from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { renderMarkdown } from '#markdown/index.ts';
import type { Database } from '#platform/database/index.ts';
import { firstMessage } from './first-message.ts';

const listQuery = z.object({
  language: z.enum(languages, `language takes one of ${languages.join(', ')}`).optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `limit takes a whole number from 1 to ${maxListedPosts}`)
    .transform(Number)
    .default(maxListedPosts),
  /** Drafts never leave the server, so the only value that means anything is the one that is always true. */
  published: z.string().optional(),
  /** `summary` leaves the texts out: what the site's own list asks for. */
  fields: z.enum(['full', 'summary'], 'fields takes full or summary').default('full'),
});

/** The public read calls of the blog. */
export function createBlogApi(database: Database): Hono {
  const blog = new Hono();

  blog.get('/posts', async (context) => {
    const query = listQuery.safeParse(context.req.query());
    if (!query.success) return context.json({ error: firstMessage(query.error) }, 400);
    const { language, limit, fields } = query.data;
    const list = fields === 'full' ? listPublishedPosts : listPublishedSummaries;
    return context.json(await list(database, { language, limit }));
  });

  blog.get('/posts/:slug', async (context) => {
    const post = await findPublishedPost(database, context.req.param('slug'));
    if (!post) return context.json({ error: 'Post not found' }, 404);
    return context.json({ ...post, contentHtml: renderMarkdown(post.content, post.language) });
  });

  return blog;
}
