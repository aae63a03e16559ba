import { messages } from '../../support/browser/messages.ts';
import { languages, pathIn } from '../../support/browser/site-test.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';

const missing = { maxRedirects: 0 };

test('a changed slug redirects, and the post responds 410 after its deletion', async ({
  request,
}) => {
  const headers = { authorization: `Bearer ${await newToken(request)}` };
  const { id, slug, updatedAt } = await createPost(request, headers.authorization.slice(7), {
    title: uniqueTitle('Before'),
  });
  const call = `/api/admin/blog/posts/${id}`;
  const answers = async (path: string) => {
    const response = await request.get(path, missing);
    return [response.status(), response.headers().location];
  };
  const data = { slug: uniqueTitle('After'), updatedAt };
  const { slug: newSlug } = await (await request.patch(call, { headers, data })).json();
  expect(newSlug).not.toBe(slug);
  expect(await answers(`/p/${id}`)).toEqual([302, `/blog/${newSlug}`]);
  // The numbers count by the query of the page.
  expect(await answers(`/p/${id}?utm_source=x&a=b&utm_campaign=%D9%86%0A%26`)).toEqual([
    302,
    `/blog/${newSlug}?utm_source=x&utm_campaign=%D9%86%0A%26`,
  ]);
  for (const language of languages) {
    const place = pathIn(language, `/blog/${newSlug}`);
    expect(await answers(pathIn(language, `/blog/${slug}`))).toEqual([301, place]);
    expect(await answers(place)).toEqual([200, undefined]);
  }

  await request.patch(`${call}/toggle-publish`, { headers });
  for (const path of [`/p/${id}`, `/blog/${slug}`, `/arabic/blog/${newSlug}`, '/p/999999999'])
    expect(await answers(path), path).toEqual([404, undefined]);
  await request.patch(`${call}/toggle-publish`, { headers });

  await request.delete(call, { headers });
  expect(await answers(`/p/${id}`)).toEqual([410, undefined]);
  for (const language of languages) {
    for (const path of [`/blog/${slug}`, `/blog/${newSlug}`]) {
      const gone = await request.get(pathIn(language, path), missing);
      expect(gone.status()).toBe(410);
      expect(await gone.text()).toContain(messages[language].blog.notFoundTitle);
    }
  }
});
