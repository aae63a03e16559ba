import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminEditor } from '#content/messages/en/admin/editor.ts';
import { adminPictures as texts } from '#content/messages/en/admin/pictures.ts';
import { altOf, pictureFile, previewOf } from '../../support/panel/cover-form.ts';
import { content } from '../../support/panel/create-form.ts';
import { columnOf, expectMarkdown, startWith } from '../../support/panel/editor-form.ts';
import {
  createPost,
  expect,
  openFromMenu,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

let uploads = randomInt(4096);

/** Uploads a picture of a size that no other test has. @returns its hash */
async function upload(page: Page, token: string): Promise<string> {
  uploads += 1;
  const file = await pictureFile({ width: 630, height: 420 }, uploads);
  const response = await page.request.post('/api/admin/upload-image', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { image: file },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { imageUrl } = await response.json();
  return imageUrl.slice('/media/'.length, -'.jpg'.length);
}

test('a picture is found, described, replaced everywhere and back', async ({ page }) => {
  const token = await openPanel(page);
  const [one, other] = [await upload(page, token), await upload(page, token)];
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

test('the editor and the cover choose from the library, with text and caption', async ({
  page,
}) => {
  const token = await openPanel(page);
  const hash = await upload(page, token);
  const alts = { en: 'A [blue] door', ar: '', ckb: '' };
  await page.request.put(`/api/admin/media/${hash}/texts`, {
    headers: { authorization: `Bearer ${token}` },
    data: { alts },
  });
  await startWith(page, 'en', 'Before.');
  await columnOf(page, 'en').getByRole('button', { name: adminEditor.tools.library }).click();
  const picker = page.getByRole('dialog', { name: texts.choose });
  await picker.locator(`button:has(img[src*="${hash}"])`).click();
  await expectMarkdown(page, 'en', `Before.\n\n![A \\[blue\\] door](/media/${hash}.jpg)\n\n`);
  await expect(content(page, 'en')).toBeFocused();
  await page.getByLabel(adminEditor.caption).fill('Our "old" door');
  await page.getByLabel(adminEditor.caption).press('Enter');
  await expectMarkdown(
    page,
    'en',
    `Before.\n\n![A \\[blue\\] door](/media/${hash}.jpg "Our \\"old\\" door")\n\n`,
  );
  await page.getByRole('button', { name: texts.fromLibrary, exact: true }).click();
  await picker.locator(`button:has(img[src*="${hash}"])`).click();
  await expect(altOf(page, 'English')).toHaveValue('A [blue] door');
  await expect(previewOf(page)).toHaveAttribute('src', `/media/${hash}.jpg`);
});
