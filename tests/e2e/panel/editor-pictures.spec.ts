import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminEditor as texts } from '#content/messages/en/admin/editor.ts';
import { isolate } from '#language/bidi.ts';
import { controlCalls } from '../../support/panel/controlled-calls.ts';
import { readyMadeFile, uploadPath } from '../../support/panel/cover-form.ts';
import { content } from '../../support/panel/create-form.ts';
import {
  columnOf,
  editorText,
  expectMarkdown,
  startWith,
} from '../../support/panel/editor-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';
import { copyPicture } from '../../support/panel/pictures-from-elsewhere.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const descriptionOf = (page: Page, name: string) =>
  page.getByLabel(texts.describePicture.replace('{name}', isolate(name)));

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
    release();
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
