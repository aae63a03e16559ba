import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { createPost } from '#domain/posts/index.ts';
import { isLanguage } from '#i18n/languages.ts';
import { splitFrontMatter } from '#markdown/front-matter.ts';
import type { Database } from '#platform/database/index.ts';
import { samplePost } from './sample-post.ts';

const frontMatter = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  published: z.string(),
});

/**
 * Adds the published texts of the starter articles, without their pictures, which take long to encode.
 *
 * @param article the folder of the one article to add; all by default
 */
export async function addStarterTexts(database: Database, article = '*'): Promise<void> {
  for await (const path of glob(`content/posts/${article}/*.md`)) {
    const language = basename(path, '.md');
    const text = splitFrontMatter(readFileSync(path, 'utf8'));
    if (!text || !isLanguage(language)) throw new Error(`${path} is no starter post`);
    const { title, description, tags, published } = frontMatter.parse(text.matter);
    const translationGroup = basename(dirname(path));
    const content = text.body.trim();
    const publishedAt = new Date(`${published}T06:00:00Z`);
    const fields = { title, description, tags, publishedAt };
    await createPost(database, samplePost({ language, content, translationGroup, ...fields }));
  }
}
