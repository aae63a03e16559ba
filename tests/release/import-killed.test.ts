import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { until } from '../support/site-calls.ts';
import { folderOf } from '../support/transfers.ts';

const articles = 200;
const numbers = Array.from({ length: articles }, (_, index) => index + 1);
const titles = numbers.map((number) => `Goat ${number}`);

async function markdownFolder(): Promise<string> {
  const files = numbers.map((number) => [
    `goat-${number}.md`,
    `---\ntitle: Goat ${number}\ndate: 2020-01-01\naliases: [/old/${number}]\n---\nText of goat ${number}.`,
  ]);
  return await folderOf(Object.fromEntries(files));
}

async function wordPressExport(): Promise<string> {
  const items = numbers.map(
    (number) => `<item>
      <title>Goat ${number}</title>
      <link>https://blog.example/old/${number}/</link>
      <content:encoded><![CDATA[Text of goat ${number}.]]></content:encoded>
      <wp:post_id>${number}</wp:post_id>
      <wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt>
      <wp:post_name>goat-${number}</wp:post_name>
      <wp:status>publish</wp:status>
      <wp:post_type>post</wp:post_type>
    </item>`,
  );
  const channel = `<channel>
    <title>Goats</title>
    <link>https://blog.example</link>
    <wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_site_url>https://blog.example</wp:base_site_url>
    <wp:base_blog_url>https://blog.example</wp:base_blog_url>
    ${items.join('\n')}
  </channel>`;
  const xml = `<?xml version="1.0" encoding="UTF-8" ?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:wp="http://wordpress.org/export/1.2/">${channel}</rss>`;
  return join(await folderOf({ 'export.xml': xml }), 'export.xml');
}

function startImport(databaseUrl: string, source: string) {
  return spawn(process.execPath, ['scripts/import.ts', source, '--apply', '--no-fetch'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function countPosts(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describeEachEngine('an import that is killed', (test) => {
  test.for([
    ['a folder of Markdown', markdownFolder],
    ['a WordPress export', wordPressExport],
  ] as const)('goes on when it is run again: %s', async ([, create], { database, databaseUrl }) => {
    const source = await create();
    for (const atLeast of [20, 80]) {
      const killed = startImport(databaseUrl, source);
      const ended = once(killed, 'close');
      await until(
        () => countPosts(database),
        (count) => count >= atLeast,
      );
      killed.kill('SIGKILL');
      await ended;
      expect(await countPosts(database)).toBeLessThan(articles);
    }
    const before = await countPosts(database);
    const second = startImport(databaseUrl, source);
    const [output] = await Promise.all([text(second.stdout), once(second, 'close')]);
    const rest = `${articles - before} new, 0 changed, ${before} unchanged, 0 kept, 0 skipped`;
    expect(output).toContain(`Imported: ${rest}`);
    // Each article is there once and whole, with its redirect and its history.
    const posts = await database
      .selectFrom('posts')
      .innerJoin('old_paths', 'old_paths.post_id', 'posts.id')
      .innerJoin('revisions', 'revisions.translation_group', 'posts.translation_group')
      .select(['title', 'content', 'kind'])
      .execute();
    expect(new Set(posts.map(({ title }) => title))).toEqual(new Set(titles));
    expect(await countPosts(database)).toBe(articles);
    for (const { title, content, kind } of posts)
      expect([content.trim(), kind]).toEqual([`Text of ${title.toLowerCase()}.`, 'imported']);
  });
});
