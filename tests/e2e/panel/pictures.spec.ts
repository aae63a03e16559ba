import { adminEditor } from '#content/messages/en/admin/editor.ts';
import { adminPictures as texts } from '#content/messages/en/admin/pictures.ts';
import { content } from '../../support/panel/compose-form.ts';
import { altOf, previewOf } from '../../support/panel/cover-form.ts';
import { columnOf, expectMarkdown, startWith } from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';
import { uploadPicture } from '../../support/panel/upload-picture.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the editor and the cover choose from the library, with text and caption', async ({
  page,
}) => {
  const token = await openPanel(page);
  const hash = await uploadPicture(page, token);
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
