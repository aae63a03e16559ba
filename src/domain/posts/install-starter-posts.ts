import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { storeImage } from '#domain/media/index.ts';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { splitFrontMatter } from '#markdown/index.ts';
import { type Database, runOnce } from '#platform/database/index.ts';
import { createPost, type NewPost } from './create-post.ts';

/**
 * Loaded only for a new database, so a running server does not hold them in memory. A command that runs without the
 * build has none.
 */
const findFiles = () => ({
  texts: import.meta.glob<string>('/content/posts/*/*.md', { query: '?raw', import: 'default' }),
  covers: import.meta.glob<string>('/content/posts/*/cover.svg', {
    query: '?raw',
    import: 'default',
  }),
});

const installedKey = 'starter-posts-installed-at';

const frontMatter = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  published: z.string().transform((day) => new Date(`${day}T06:00:00Z`)),
  coverAlt: z.string(),
});

/**
 * Adds the articles of `content/posts` to a new database, once, even if many processes start together. A deleted
 * starter post stays deleted.
 *
 * @returns the number of created posts
 */
export async function installStarterPosts(database: Database): Promise<number> {
  if (await wereInstalled(database)) return 0;
  const posts = await readStarterPosts(database);
  const created = await runOnce(database, installedKey, async (transaction) => {
    for (const post of posts) await createPost(transaction, post);
    return posts.length;
  });
  return created ?? 0;
}

/** Checked first, because the pictures take a while. */
async function wereInstalled(database: Database): Promise<boolean> {
  const marker = await database
    .selectFrom('settings')
    .select('key')
    .where('key', '=', installedKey)
    .executeTakeFirst();
  return marker !== undefined;
}

async function readStarterPosts(database: Database): Promise<NewPost[]> {
  const { texts, covers } = findFiles();
  const articles = await Promise.all(
    Object.entries(covers).map(async ([coverPath, loadCover]) => {
      const folder = coverPath.slice(0, -'cover.svg'.length);
      const image = await storeImage(database, Buffer.from(await loadCover()));
      const translationGroup = randomUUID();
      const translations = Object.entries(texts).filter(([path]) => path.startsWith(folder));
      return await Promise.all(
        translations.map(async ([path, loadText]) => ({
          ...(await parseArticle(await loadText(), languageOfFile(path))),
          image,
          translationGroup,
        })),
      );
    }),
  );
  return articles.flat();
}

function languageOfFile(path: string): Language {
  const name = /([a-z]+)\.md$/.exec(path)?.[1];
  if (!isLanguage(name)) throw new Error(`${path} is not named after a language`);
  return name;
}

async function parseArticle(text: string, language: Language) {
  const file = await splitFrontMatter(text);
  if (!file) throw new Error(`a starter post in ${language} has no front matter`);
  const { published, coverAlt, ...fields } = frontMatter.parse(file.matter);
  return {
    ...fields,
    language,
    content: file.body.trim(),
    imageAlt: coverAlt,
    sources: [],
    seoTitle: fields.title,
    seoDescription: fields.description,
    seoKeywords: fields.tags.join(', '),
    publishedAt: published,
  };
}
