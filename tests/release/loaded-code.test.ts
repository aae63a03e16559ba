import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { testOnFile } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { samplePayload, samplePost } from '../support/sample-post.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

testOnFile(
  'no page for readers loads the letters of all scripts, which the slug of a new post needs',
  async ({ databaseUrl, database }) => {
    const headers = await prepareSite(databaseUrl);
    const content = '## تۆڕی مۆبایل، ٢٠٢٦\n\nCafé 🚀.\n\n## Café “one” — 🚀\n\n```js\nlet a;\n```';
    const fields = { content, tags: ['تۆڕی مۆبایل', 'Café', '🚀'], category: 'خۆراک' };
    const posts = [];
    for (const language of languages)
      posts.push(await createPost(database, samplePost({ ...fields, language })));
    // In the folder of the database, which goes with the test.
    const file = `${databaseUrl.replace('file:', '')}.modules`;
    const hooks = resolve('tests/support/record-loaded-modules.ts');
    const site = await startBuiltSite(databaseUrl, {
      NODE_OPTIONS: `--import=${hooks}`,
      LOADED_MODULES: file,
    });
    onTestFinished(site.kill);
    const loaded = async () => (await readFile(file, 'utf8')).split('\n');
    const ofAllScripts = /\/slug-[^/]*\.js$/;

    for (const { language, slug } of posts)
      for (const path of [
        `/blog/${slug}`,
        '/blog',
        '/blog/tag/tori-mobayl',
        '/blog/tag/1f680',
        '/blog/category/khorak',
        '/rss.xml',
      ]) {
        const response = await fetch(site.origin + pathInLanguage(path, language));
        await response.arrayBuffer();
        expect([path, response.status]).toEqual([path, 200]);
      }
    for (const path of ['/sitemap-ckb-1.xml', `/api/blog/posts/${posts[0]?.slug}`])
      expect((await fetch(site.origin + path)).status).toBe(200);
    expect(await loaded()).toContainEqual(expect.stringMatching(/\/render-markdown-[^/]*\.js$/));
    expect(await loaded()).not.toContainEqual(expect.stringMatching(ofAllScripts));

    const created = await fetch(`${site.origin}/api/admin/blog/posts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(samplePayload({ title: 'Café 🚀' })),
    });
    expect(created.status).toBe(201);
    expect(await loaded()).toContainEqual(expect.stringMatching(ofAllScripts));
  },
);
