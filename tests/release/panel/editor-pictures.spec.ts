import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminEditor as ckb } from '#content/messages/ckb/admin/editor.ts';
import { adminCompose as create } from '#content/messages/en/admin/compose.ts';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { isolate } from '#language/bidi.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { content, publish, title } from '../../support/panel/compose-form.ts';
import {
  expectNoMessage,
  nextPublication,
  pictureUrlOf,
  printedErrors,
  readyMadeFile,
  uploadPath,
} from '../../support/panel/cover-form.ts';
import {
  columnOf,
  editorText,
  expectMarkdown,
  startWith,
  toolOf,
} from '../../support/panel/editor-form.ts';
import {
  adminShared,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { copyPicture, dropPicture } from '../../support/panel/pictures-from-elsewhere.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const descriptionOf = (page: Page, name: string) =>
  page.getByLabel(texts.describePicture.replace('{name}', isolate(name)));
const rejected = (name: string, reason: string) =>
  texts.pictureRejected.replace('{name}', isolate(name)).replace('{reason}', reason);
const remarkOf = (page: Page, text: string) => columnOf(page, 'en').getByText(text);

test.describe('pasting a picture into the text', () => {
  // The test cuts off a publication.
  test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

  test('does not stop the writer, delays publishing, and is never stored as a placeholder', async ({
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
    await release();
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

  test('asks in the language of the text, and allows an empty description', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'ckb', 'پێش');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    await page.keyboard.press('Control+v');
    const description = descriptionOf(page, 'image.png');
    await expect(description).toHaveAttribute('lang', 'ckb');
    await expect(description).toHaveCSS('direction', 'rtl');
    await expect(description).toHaveAttribute('placeholder', ckb.descriptionPlaceholder);
    await description.press('Escape');
    await expect(description).toHaveCount(0);
    await expect(content(page, 'ckb')).toContainText('![](/media/');
  });

  test('inside a word does not split it', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'One.');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const file = await readyMadeFile(randomInt(4096));
    await copyPicture(page, file);
    const stored = page.waitForResponse(uploadPath);
    await page.keyboard.press('Control+v');
    const { imageUrl } = await (await stored).json();
    await expectMarkdown(page, 'en', `![](${imageUrl})\n\nOne.`);
  });

  test('is removed by one undo', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'Before.');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    await page.keyboard.press('Control+v');
    await expect(content(page, 'en')).toContainText('/media/');
    await page.keyboard.press('Control+z');
    await expectMarkdown(page, 'en', 'Before.');
  });

  test('keeps a picture out that comes with a text, as from spreadsheets', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'en', 'Prices: ');
    await copyPicture(page, await readyMadeFile(), {
      html: '<span>four goats</span>',
      text: 'four goats',
    });
    await page.keyboard.press('Control+v');
    await expectMarkdown(page, 'en', 'Prices: four goats');
  });
});

test.describe('an upload that fails', () => {
  test.use({ expectedMessages: /Failed to load resource|The picture was not uploaded/ });

  test('leaves the text unchanged, and says so beside it', async ({ page, context }) => {
    const uploads = await controlCalls(page, uploadPath);
    await openPanel(page);
    const before = 'Before.\n\nAfter.';
    await startWith(page, 'en', before);
    await page.keyboard.press('ArrowUp');
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    for (const [reason, fail, repair] of [
      [texts.serverFailed, async () => uploads.fail(), async () => uploads.letThrough()],
      [texts.serverNotReached, () => context.setOffline(true), () => context.setOffline(false)],
    ] as const) {
      const printed = printedErrors(page);
      await fail();
      await page.keyboard.press('Control+v');
      await expect.poll(() => printed.join()).toContain('The picture was not uploaded');
      await expectMarkdown(page, 'en', before);
      await expect(content(page, 'en')).toBeFocused();
      await expect(remarkOf(page, rejected('image.png', reason))).toBeVisible();
      await columnOf(page, 'en').getByRole('button', { name: texts.dismissWarning }).click();
      await expect(columnOf(page, 'en').getByText(reason)).toHaveCount(0);
      await expectNoMessage(page);
      await repair();
    }
    await page.keyboard.press('Control+v');
    await expect(content(page, 'en')).toContainText('/media/');
    await page.keyboard.press('Control+z');
    await expectMarkdown(page, 'en', before);
  });
});

test.describe('a picture that the server rejects', () => {
  test.use({ expectedMessages: /Failed to load resource|The picture was not uploaded/ });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
  const pictures = [
    [
      'goat.heic',
      Buffer.from('0000001c66747970686569630000000068656963', 'hex'),
      'image-unsupported',
    ],
    ['goat.svg', Buffer.from(svg), 'image-unsupported'],
    ['fake.png', Buffer.from('no picture at all'), 'image-unsupported'],
  ] as const;

  for (const [name, buffer, code] of pictures)
    test(`says why, and leaves the text unchanged: ${name}`, async ({ page }) => {
      await openPanel(page);
      await startWith(page, 'en', 'Before.');
      await dropPicture(page, content(page, 'en'), { name, buffer });
      await expect(remarkOf(page, rejected(name, adminShared.reasons[code]))).toBeVisible();
      await expectMarkdown(page, 'en', 'Before.');
    });

  test('says so if the connection breaks', async ({ page }) => {
    await openPanel(page);
    await startWith(page, 'ar', 'قبل');
    const { buffer } = await readyMadeFile(randomInt(4096));
    await dropPicture(page, content(page, 'ar'), {
      name: 'cut.jpg',
      buffer: buffer.subarray(0, buffer.length / 2),
    });
    await expect(
      columnOf(page, 'ar').getByText(rejected('cut.jpg', adminShared.reasons['image-damaged'])),
    ).toBeVisible();
    await expectMarkdown(page, 'ar', 'قبل');
  });
});

test('a picture that is dropped on a word goes beside it', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'en', 'Roofs.');
  const file = await readyMadeFile(randomInt(4096));
  await dropPicture(page, content(page, 'en').getByText('Roofs.'), file, { x: 24, y: 12 });
  await expect(content(page, 'en')).toContainText('/media/');
  await expect(content(page, 'en')).toContainText('Roofs.');
});

test('pictures of the file dialog keep their order', async ({ page }) => {
  // Listens early, because the browser drops a file dialog that opens before it knows of a listener.
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
    `Before.\n\n![](${pictureUrlOf(first.buffer)})\n\n![](${pictureUrlOf(second.buffer)})\n\n`,
  );
});

test('a picture can be dropped into the text', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'ar', 'قبل');
  const file = await readyMadeFile(randomInt(4096));
  await dropPicture(page, content(page, 'ar'), file);
  await expectMarkdown(page, 'ar', `قبل\n\n![](${pictureUrlOf(file.buffer)})\n\n`);
});

test('a URL that is pasted over a text becomes its link', async ({ page }) => {
  await openPanel(page);
  await startWith(page, 'en', 'our work');
  await page.keyboard.press('Control+a');
  await page.evaluate(() => navigator.clipboard.writeText('https://a.example/b'));
  await page.keyboard.press('Control+v');
  await expectMarkdown(page, 'en', '[our work](https://a.example/b)');
});

test.describe('pasting a picture into the text', () => {
  // The test cuts off a publication.
  test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

  test('uploads it, shows it where it was pasted, and asks for its description', async ({
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
    await release();
    const { imageUrl } = await (await stored).json();
    await expectMarkdown(page, 'en', `Before.\n\n![](${imageUrl})\n\n\n\nAfter.`);
    // Typing continues in the text, with or without the picture.
    await expect(content(page, 'en')).toBeFocused();
    await page.keyboard.type('Between.');
    await expectMarkdown(page, 'en', `Before.\n\n![](${imageUrl})\n\nBetween.\n\nAfter.`);
    const description = descriptionOf(page, 'image.png');
    await description.fill('A goat on a roof');
    await description.press('Enter');
    await expect(description).toHaveCount(0);
    await expect(content(page, 'en')).toBeFocused();
    await expectMarkdown(
      page,
      'en',
      `Before.\n\n![A goat on a roof](${imageUrl})\n\nBetween.\n\nAfter.`,
    );
    await columnOf(page, 'en').getByRole('tab', { name: texts.preview }).click();
    const shown = columnOf(page, 'en').getByRole('img', { name: 'A goat on a roof' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
