import { randomInt } from 'node:crypto';
import { adminEditor as ckb } from '#content/dictionaries/ckb/adminEditor.ts';
import { adminCreate as create } from '#content/dictionaries/en/adminCreate.ts';
import { adminEditor as texts } from '#content/dictionaries/en/adminEditor.ts';
import { controlCalls } from './controlled-calls.ts';
import {
  addressOf,
  expectNoMessage,
  nextPublication,
  printedErrors,
  readyMadeFile,
  uploadPath,
} from './cover-form.ts';
import { content, publish, title } from './create-form.ts';
import { columnOf, editorText, expectMarkdown, startWith, toolOf } from './editor-form.ts';
import { expect, openPanel, test, uniqueTitle } from './panel-test.ts';
import { copyPicture, dropPicture } from './pictures-from-elsewhere.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test.describe('a picture that is pasted into the text', () => {
  // A publication that is cut off on the way.
  test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

  test('goes up and stands where it was pasted, with room for its description', async ({
    page,
  }) => {
    const uploads = await controlCalls(page, uploadPath);
    await openPanel(page);
    await startWith(page, 'en', 'Before.\n\nAfter.');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    const release = uploads.hold();
    const stored = page.waitForResponse(uploadPath);
    await page.keyboard.press('Control+v');
    await expect(content(page, 'en')).toContainText(
      texts.uploadingPicture.replace('{name}', 'image.png'),
    );
    await expect(
      columnOf(page, 'en').getByText(editorText('uploading', { count: 1 })),
    ).toBeVisible();
    release();
    const { imageUrl } = await (await stored).json();
    await expectMarkdown(page, 'en', `Before.\n\n![](${imageUrl})\n\nAfter.`);
    await page.keyboard.type('A goat on a roof');
    await expectMarkdown(page, 'en', `Before.\n\n![A goat on a roof](${imageUrl})\n\nAfter.`);
    await columnOf(page, 'en').getByRole('tab', { name: texts.preview }).click();
    const shown = columnOf(page, 'en').getByRole('img', { name: 'A goat on a roof' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('lets the writer go on meanwhile, is awaited by publishing, and never written as a placeholder', async ({
    page,
  }) => {
    const uploads = await controlCalls(page, uploadPath);
    const publications = await controlCalls(page, '**/api/admin/blog/posts');
    await openPanel(page);
    await title(page, 'ckb').fill(uniqueTitle('بەڕێوە'));
    await startWith(page, 'ckb', 'پێش');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    const release = uploads.hold();
    await page.keyboard.press('Control+v');
    // In the language of the text, not of the panel.
    const placeholder = ckb.uploadingPicture.replace('{name}', 'image.png');
    await expect(content(page, 'ckb')).toContainText(placeholder);
    await page.keyboard.insertText(' و دوا');
    await expect(publish(page, 'ckb')).toBeDisabled();
    await expect(page.getByText(create.picturePending).first()).toBeVisible();
    release();
    await expect(content(page, 'ckb')).toContainText(/!\[\]\(\/media\/[\da-f]{32}\.jpg\)/);
    await expect(content(page, 'ckb')).toContainText(' و دوا');
    await expect(content(page, 'ckb')).not.toContainText(placeholder);
    publications.cutOff();
    const sent = nextPublication(page);
    await publish(page, 'ckb').click();
    expect((await sent).postDataJSON().content).toMatch(
      /^پێش\s+!\[\]\(\/media\/[\da-f]{32}\.jpg\)\s+و دوا$/,
    );
  });

  test('is taken back by one undo', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'Before.');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    await page.keyboard.press('Control+v');
    await expect(content(page, 'en')).toContainText('/media/');
    await page.keyboard.press('Control+z');
    await expectMarkdown(page, 'en', 'Before.');
  });

  test('beside a text of its own, as spreadsheets do it, stays out', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'Prices: ');
    await copyPicture(page, await readyMadeFile(), {
      html: '<b>four goats</b>',
      text: 'four goats',
    });
    await page.keyboard.press('Control+v');
    await expectMarkdown(page, 'en', 'Prices: four goats');
  });
});

test.describe('an upload that fails', () => {
  test.use({ expectedMessages: /Failed to load resource|The picture was not uploaded/ });

  test('leaves the text as it was, and is told to the console alone', async ({ page, context }) => {
    const uploads = await controlCalls(page, uploadPath);
    await openPanel(page);
    const before = 'Before.\n\nAfter.';
    await startWith(page, 'en', before);
    await page.keyboard.press('ArrowUp');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    for (const [fail, mend] of [
      [async () => uploads.fail(), async () => uploads.letThrough()],
      [() => context.setOffline(true), () => context.setOffline(false)],
    ] as const) {
      const printed = printedErrors(page);
      await fail();
      await page.keyboard.press('Control+v');
      await expect.poll(() => printed.join()).toContain('The picture was not uploaded');
      await expectMarkdown(page, 'en', before);
      await expect(content(page, 'en')).toBeFocused();
      await expectNoMessage(page);
      await mend();
    }
    await page.keyboard.press('Control+v');
    await expect(content(page, 'en')).toContainText('/media/');
    await page.keyboard.press('Control+z');
    await expectMarkdown(page, 'en', before);
  });
});

test('pictures of the file dialog come in their order', async ({ page }) => {
  // Asked for early: a dialog that opens before the browser knows of it goes to nobody.
  const dialog = page.waitForEvent('filechooser');
  await openPanel(page);
  await startWith(page, 'en', 'Before.');
  const first = await readyMadeFile(randomInt(4096));
  const second = await readyMadeFile(randomInt(4096));
  await toolOf(page, 'en', 'picture').click();
  await (await dialog).setFiles([first, { ...second, name: 'second.jpg' }]);
  await expectMarkdown(
    page,
    'en',
    `Before.\n\n![](${addressOf(first.buffer)})\n\n![](${addressOf(second.buffer)})`,
  );
});

test('a picture can be dropped into the text', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'ar', 'قبل');
  const file = await readyMadeFile(randomInt(4096));
  await dropPicture(page, content(page, 'ar'), file);
  await expectMarkdown(page, 'ar', `قبل\n\n![](${addressOf(file.buffer)})`);
});

test('an address that is pasted over a text becomes its link', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'en', 'our work');
  await page.keyboard.press('Control+a');
  await page.evaluate(() => navigator.clipboard.writeText('https://a.example/b'));
  await page.keyboard.press('Control+v');
  await expectMarkdown(page, 'en', '[our work](https://a.example/b)');
});
