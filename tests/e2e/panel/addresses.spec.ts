import { adminPosts as posts } from '#content/dictionaries/en/adminPosts.ts';
import { dictionary } from '../dictionary.ts';
import { hydrated, languages, pathIn } from '../site-test.ts';
import { alertOf } from './create-form.ts';
import { field, openPost, saveOf } from './edit-form.ts';
import { createPost, expect, newToken, test, uniqueTitle } from './panel-test.ts';
import { expectSuccess } from './posts-tab.ts';

const missing = { maxRedirects: 0 };

test('an address leads on after it was changed, and is gone after the post was deleted', async ({
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
      expect(await gone.text()).toContain(dictionary[language].blog.notFoundTitle);
    }
  }
});

test('a post that moved while its reader was in the list is found', async ({ page, request }) => {
  const token = await newToken(request);
  const title = uniqueTitle('Moved meanwhile');
  const { id, updatedAt } = await createPost(request, token, { title });
  await page.goto('/blog');
  await hydrated(page);
  const response = await request.patch(`/api/admin/blog/posts/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { slug: `${title} elsewhere`, updatedAt },
  });
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(`/blog/${(await response.json()).slug}`);
});

test.describe(() => {
  test.use({ expectedMessages: /status of 409/ });

  test('an editor changes an address, but not to one that another post has', async ({ page }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Its own address') });
    const other = await createPost(page.request, token, { title: uniqueTitle('Another') });
    const address = field(page, posts.edit.address);
    await expect(address).toHaveValue(post.slug);
    await address.fill('');
    await address.blur();
    await expect(address).toHaveValue(post.slug);
    await address.fill(other.slug);
    await saveOf(page).click();
    await expect(alertOf(page)).toContainText(`The address ${other.slug} belongs to another post`);

    const words = uniqueTitle('Our Prices');
    await address.fill(words);
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    const slug = words.toLowerCase().replaceAll(' ', '-');
    await expect(address).toHaveValue(slug);
    const answer = await page.request.get(`/blog/${post.slug}`);
    expect(new URL(answer.url()).pathname).toBe(`/blog/${slug}`);
  });
});
