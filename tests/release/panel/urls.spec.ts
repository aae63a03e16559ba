import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { hydrated } from '../../support/browser/site-test.ts';
import { alertOf } from '../../support/panel/compose-form.ts';
import { field, openPost, saveOf, unfold } from '../../support/panel/edit-form.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { expectSuccess } from '../../support/panel/posts-tab.ts';

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

  test('an editor changes a slug, but not to the slug of another post', async ({ page }) => {
    const { token, post } = await openPost(page, { title: uniqueTitle('Its own address') });
    const other = await createPost(page.request, token, { title: uniqueTitle('Another') });
    const address = field(page, posts.edit.address);
    await unfold(page);
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
