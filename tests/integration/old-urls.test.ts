import { expect, onTestFinished } from 'vitest';
import { addOldPaths, createPost, deletePost } from '#domain/posts/index.ts';
import { testOnFile as test } from '../support/each-engine.ts';
import { prepareSite } from '../support/prepare-site.ts';
import { samplePost } from '../support/sample-post.ts';
import { startBuiltSite } from '../support/start-built-site.ts';

test('the URLs of an imported post lead to it, and to nothing once it is deleted', async ({
  database,
  databaseUrl,
}) => {
  const post = await createPost(database, samplePost({ language: 'ar', title: 'Hello' }));
  const gone = await createPost(database, samplePost({ title: 'Gone' }));
  await addOldPaths(database, ['/2019/05/hello', '/?p=12', '/blog/salam'], post.id);
  await addOldPaths(database, ['/2019/gone', '/?p=13'], gone.id);
  await deletePost(database, gone.id);
  await prepareSite(databaseUrl);
  const site = await startBuiltSite(databaseUrl, { SITE_URL: 'https://site.example' });
  onTestFinished(site.kill);
  const ask = async (path: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return [response.status, response.headers.get('location')];
  };
  const to = `/arabic/blog/${post.slug}`;
  for (const path of ['/2019/05/hello', '/2019/05/Hello/', '/2019/05/hello?utm_source=x', '/?p=12'])
    expect([path, ...(await ask(path))]).toEqual([path, 301, to]);
  expect((await ask('/blog/salam'))[0]).toBe(301);
  expect(await ask('/?p=99')).toEqual([302, '/']);
  expect(await ask('/?p=x')).toEqual([200, null]);
  for (const path of ['/2019/gone', '/?p=13']) expect(await ask(path)).toEqual([410, null]);
  expect(await ask('/2019/05/none')).toEqual([404, null]);
});
