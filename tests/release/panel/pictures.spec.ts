import { adminPictures as texts } from '#content/messages/en/admin/pictures.ts';
import { languages } from '#i18n/languages.ts';
import { describedPicture } from '../../fakes/rule-based-model.ts';
import { editor } from '../../support/panel/enhance.ts';
import {
  adminShared,
  createPost,
  expect,
  openFromMenu,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { uploadPicture } from '../../support/panel/upload-picture.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('of 10,000 pictures only those in sight are rendered, and keys reach all', async ({
  page,
}) => {
  const pageSize = 2_500;
  // The server has no such number of pictures: the responses have its form.
  await page.route(/\/api\/admin\/media(\?|$)/, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const start = after ? Number.parseInt(after.slice(-32), 16) + 1 : 0;
    const pictures = Array.from({ length: pageSize }, (_, index) => ({
      hash: (start + index).toString(16).padStart(32, '0'),
      imageUrl: '/default-cover.jpg?',
      width: 1200,
      height: 800,
      createdAt: '2026-11-01T00:00:00.000Z',
      alts: { en: `Picture ${start + index}`, ar: '', ckb: '' },
      posts: 1,
      removedAt: null,
    }));
    const last = pictures.at(-1)?.hash;
    const next = start + pageSize < 10_000 ? `2026-11-01T00:00:00.000Z_${last}` : null;
    await route.fulfill({ json: { pictures, next } });
  });
  await openPanel(page, '/admin/dashboard?screen=pictures');
  const tiles = page.getByRole('list', { name: texts.title }).getByRole('button');
  await expect(tiles.first()).toContainText('Picture 0');
  await tiles.first().focus();
  for (let pages = 1; pages <= 4; pages += 1) {
    const last = tiles.filter({ hasText: `Picture ${pages * pageSize - 1}` });
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    expect(await tiles.count()).toBeLessThan(100);
    // The next page has arrived once there is a picture behind the last one.
    if (pages < 4)
      await expect(
        page.locator('li[aria-posinset]').filter({ hasText: `Picture ${pages * pageSize}` }),
      ).toHaveCount(1);
  }
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toContainText('Picture 0');
});

test('a picture is found, described, replaced everywhere and back', async ({ page }) => {
  const token = await openPanel(page);
  const [one, other] = [await uploadPicture(page, token), await uploadPicture(page, token)];
  const title = uniqueTitle('Pictures');
  const text = `![Old](/media/${one}.jpg)`;
  const post = await createPost(page.request, token, { title, content: text });
  const headers = { authorization: `Bearer ${token}` };
  const stored = async () => {
    const response = await page.request.get(`/api/admin/blog/posts/${post.id}`, { headers });
    return (await response.json()).content;
  };

  await openFromMenu(page, texts.title);
  await expect(page).toHaveURL(/screen=pictures/);
  await expect(page.getByRole('heading', { name: texts.title })).toBeFocused();
  await page.getByLabel(texts.search).fill(title);
  const tiles = page.getByRole('list', { name: texts.title }).getByRole('button');
  await expect(tiles).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tiles).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`picture=${one}`));
  const detail = page.getByRole('region', { name: texts.details });
  await expect(detail.getByRole('link', { name: title })).toBeVisible();
  await expect(detail.getByRole('button', { name: texts.delete })).toBeDisabled();

  await detail.getByLabel('English').fill('A boat on a lake');
  await detail.getByLabel(texts.everywhere).check();
  await detail.getByRole('button', { name: texts.save }).click();
  await expect.poll(stored).toBe(`![A boat on a lake](/media/${one}.jpg)`);

  await detail.getByRole('button', { name: texts.replace }).click();
  const picker = page.getByRole('dialog', { name: texts.replaceTitle });
  await picker.press('Escape');
  await expect(detail.getByRole('button', { name: texts.replace })).toBeFocused();
  await detail.getByRole('button', { name: texts.replace }).click();
  await picker.locator(`button:has(img[src*="${other}"])`).click();
  await expect.poll(stored).toBe(`![A boat on a lake](/media/${other}.jpg)`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(stored).toBe(`![A boat on a lake](/media/${one}.jpg)`);

  await page.goBack();
  await expect(detail).toHaveCount(0);
  await page.goto(`/admin/dashboard?screen=pictures&picture=${other}`);
  await detail.getByRole('button', { name: texts.delete }).click();
  await page
    .getByRole('alertdialog', { name: texts.deleteTitle })
    .getByRole('button', { name: texts.delete })
    .click();
  await expect(page).not.toHaveURL(/picture=/);
  const gone = await page.request.get(`/media/${other}.jpg`);
  expect(gone.status()).toBe(404);
});

test('the assistant proposes texts in three languages from the picture', async ({ page }) => {
  const token = await openPanel(page, '/admin/dashboard', editor);
  const hash = await uploadPicture(page, token);
  await page.goto(`/admin/dashboard?screen=pictures&picture=${hash}`);
  const detail = page.getByRole('region', { name: texts.details });
  const typed = detail.getByLabel(adminShared.languages.en);
  await typed.fill('Mine');
  await detail.getByRole('button', { name: texts.propose }).click();
  for (const language of languages)
    await expect(detail.getByLabel(adminShared.languages[language])).toHaveValue(
      describedPicture[language],
    );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(typed).toHaveValue('Mine');
  await detail.getByRole('button', { name: texts.propose }).click();
  await expect(typed).toHaveValue(describedPicture.en);
  const saved = page.waitForResponse(`**/media/${hash}/texts`);
  await detail.getByRole('button', { name: texts.save }).click();
  await saved;
  const response = await page.request.get(`/api/admin/media/${hash}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ ownAlts: describedPicture });
});
