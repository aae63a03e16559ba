import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { createPost } from '#domain/posts/index.ts';
import { isLanguage } from '#i18n/languages.ts';
import { splitFrontMatter } from '#markdown/front-matter.ts';
import type { Database } from '#platform/database/index.ts';
import { samplePost } from './sample-post.ts';

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
    const title = String(Object(text.matter).title);
    const translationGroup = basename(dirname(path));
    const content = text.body.trim();
    await createPost(database, samplePost({ language, title, content, translationGroup }));
  }
}
