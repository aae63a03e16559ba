import { randomInt } from 'node:crypto';
import { adminCompose as ckbCreate } from '#content/messages/ckb/admin/compose.ts';
import { adminPostForm as ckb } from '#content/messages/ckb/admin/post-form.ts';
import { adminShared as ckbShared } from '#content/messages/ckb/admin/shared.ts';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPostForm as texts } from '#content/messages/en/admin/post-form.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { publish, remainingOf, write } from '../../support/panel/compose-form.ts';
import {
  altOf,
  chooserOf,
  cropOf,
  expectStoredPart,
  formText,
  framedPart,
  nextPublication,
  pathOf,
  pictureFile,
  pictureUrlOf,
  previewOf,
  readyMadeFile,
  sizeInDialog,
  slotOf,
  uploadPath,
} from '../../support/panel/cover-form.ts';
import { adminApp, expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { copyPicture, dropPicture } from '../../support/panel/pictures-from-elsewhere.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const useArea = { name: texts.crop.use, exact: true };

test.describe('cropping a picture that is not 3:2', () => {
  test('works with the keyboard alone', async ({ page }) => {
    // Listens early, because the browser drops a file dialog that opens before it knows of a listener.
    const dialog = page.waitForEvent('filechooser');
    await openPanel(page);
    await chooserOf(page).focus();
    await page.keyboard.press('Enter');
    const file = await pictureFile({ width: 1500, height: 2000 });
    await (await dialog).setFiles(file);

    const area = cropOf(page).getByLabel(texts.crop.area);
    await expect(area).toBeFocused();
    expect(await sizeInDialog(page)).toEqual({ width: 1500, height: 1000 });
    const before = await framedPart(page);
    await page.keyboard.press('ArrowUp');
    const oneStep = before.top - (await framedPart(page)).top;
    expect(oneStep).toBeGreaterThan(0);
    await page.keyboard.press('Shift+ArrowUp');
    const moved = before.top - (await framedPart(page)).top;
    expect(moved).toBeGreaterThan(oneStep * 5);

    for (const corner of ['topLeft', 'topRight', 'bottomRight'] as const) {
      await page.keyboard.press('Tab');
      await expect(cropOf(page).getByLabel(texts.crop[corner])).toBeFocused();
    }
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    const size = await sizeInDialog(page);
    expect(size.width).toBeLessThan(1500);
    const part = await framedPart(page);

    await page.keyboard.press('Tab');
    await expect(cropOf(page).getByLabel(texts.crop.bottomLeft)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cropOf(page).getByRole('button', useArea)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(previewOf(page)).toBeVisible();
    await expectStoredPart(page, await pathOf(previewOf(page)), file.buffer, part);

    // The focus is where it was before.
    await expect
      .poll(() => slotOf(page).evaluate((slot) => slot.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(
      slotOf(page).getByRole('button', { name: texts.cover.remove, exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slotOf(page).getByText(texts.cover.none)).toBeVisible();
  });

  test('can be cancelled', async ({ page }) => {
    await openPanel(page);
    const file = await pictureFile({ width: 900, height: 900 });
    for (const leave of [
      () => cropOf(page).getByRole('button', { name: texts.crop.cancel }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await chooserOf(page).setInputFiles(file);
      await expect(cropOf(page)).toContainText(formText('crop.small', { width: 1200 }));
      await leave();
      await expect(cropOf(page)).toHaveCount(0);
      await expect(slotOf(page).getByText(texts.cover.none)).toBeVisible();
      await expect(chooserOf(page)).toBeFocused();
    }
    await expect(publish(page, 'en')).toBeEnabled();
  });
});

test.describe('a publication', () => {
  test('waits for the picture, and has it with alternative text in each language', async ({
    page,
  }) => {
    const uploads = await controlCalls(page, uploadPath);
    await openPanel(page);
    for (const language of ['en', 'ckb', 'ar'] as const)
      await write(page, language, uniqueTitle(`Cover ${language}`), 'Text');
    const release = uploads.hold();
    const file = await readyMadeFile(randomInt(4096));
    await chooserOf(page).setInputFiles(file);
    await expect(page.getByText(adminCompose.picturePending)).toHaveCount(3);
    for (const language of ['en', 'ckb', 'ar'] as const)
      await expect(publish(page, language)).toBeDisabled();
    // The text is written while the picture is uploaded.
    await altOf(page, 'English').fill('A goat on a roof');
    await altOf(page, 'Kurdish').fill('بزنێک لەسەر بان');
    await altOf(page, 'Arabic').fill('ماعز على سطح');
    await release();
    await expect(previewOf(page)).toBeVisible();
    await expect(page.getByText(adminCompose.picturePending)).toHaveCount(0);

    for (const [language, imageAlt] of [
      ['en', 'A goat on a roof'],
      ['ckb', 'بزنێک لەسەر بان'],
      ['ar', 'ماعز على سطح'],
    ] as const) {
      const sent = nextPublication(page);
      await publish(page, language).click();
      expect((await sent).postDataJSON()).toMatchObject({
        language,
        image: pictureUrlOf(file.buffer),
        imageAlt,
      });
      if (language === 'ar') continue;
      await remainingOf(page).click();
      await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(file.buffer));
    }
  });

  test('has the replacement of a picture', async ({ page }) => {
    await openPanel(page);
    await write(page, 'en', uniqueTitle('Replaced'), 'Text');
    await chooserOf(page).setInputFiles(await readyMadeFile(randomInt(4096)));
    await expect(previewOf(page)).toBeVisible();
    const second = await pictureFile({ width: 660, height: 440 }, randomInt(4096));
    await page.getByLabel(texts.cover.replace, { exact: true }).setInputFiles(second);
    await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(second.buffer));
    const sent = nextPublication(page);
    await publish(page, 'en').click();
    expect((await sent).postDataJSON().image).toBe(pictureUrlOf(second.buffer));
  });

  test('has the default cover without its own text once the picture is removed', async ({
    page,
  }) => {
    await openPanel(page);
    await write(page, 'en', uniqueTitle('Removed'), 'Text');
    await chooserOf(page).setInputFiles(await readyMadeFile(randomInt(4096)));
    await altOf(page, 'English').fill('A goat on a roof');
    await slotOf(page).getByRole('button', { name: texts.cover.remove, exact: true }).click();
    await expect(altOf(page, 'English')).toHaveCount(0);
    const sent = nextPublication(page);
    await publish(page, 'en').click();
    expect((await sent).postDataJSON()).toMatchObject({
      image: '/default-cover.jpg',
      imageAlt: '',
    });
  });
});

test.describe('a picture can also come', () => {
  test('from the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPanel(page);
    await copyPicture(page, await readyMadeFile(randomInt(4096)));
    await slotOf(page).getByText(texts.cover.label).click();
    await page.keyboard.press('Control+v');
    await expect(previewOf(page)).toBeVisible();
    // A second picture replaces the first.
    const first = await pathOf(previewOf(page));
    await copyPicture(page, await pictureFile({ width: 300, height: 400 }));
    await slotOf(page).getByText(texts.cover.label).click();
    await page.keyboard.press('Control+v');
    await cropOf(page).getByRole('button', useArea).click();
    await expect(previewOf(page)).not.toHaveAttribute('src', first);
    expect(await pathOf(previewOf(page))).not.toBe(first);
  });

  test('by a drop on its place, and nowhere else', async ({ page }) => {
    await openPanel(page);
    const file = await readyMadeFile(randomInt(4096));
    await dropPicture(page, page.getByRole('heading', { level: 1 }), file);
    await expect(page.getByRole('tablist', { name: adminApp.tabs.label })).toBeVisible();
    await expect(slotOf(page).getByText(texts.cover.none)).toBeVisible();
    await dropPicture(page, slotOf(page), file);
    await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(file.buffer));
  });
});

test('the crop dialog works in the Kurdish panel', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  const uploads = await controlCalls(page, uploadPath);
  await openPanel(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const file = await pictureFile({ width: 1500, height: 1500 }, randomInt(4096));
  await page.getByLabel(ckb.cover.choose).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: ckb.crop.title });
  await expect(dialog).toContainText('١٬٥٠٠ × ١٬٠٠٠ پیکسڵ.');
  // Left and right in a picture do not depend on the language.
  const left = await dialog.getByLabel(ckb.crop.topLeft).boundingBox();
  const right = await dialog.getByLabel(ckb.crop.topRight).boundingBox();
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  await dialog.getByLabel(ckb.crop.topLeft).press('ArrowRight');
  await expect(dialog).not.toContainText('١٬٥٠٠ × ١٬٠٠٠ پیکسڵ.');

  const release = uploads.hold();
  await dialog.getByRole('button', { name: ckb.crop.use, exact: true }).click();
  await expect(page.getByText(ckbCreate.picturePending)).toHaveCount(3);
  await expect(page.getByRole('button', { name: ckbCreate.publish.ckb })).toBeDisabled();
  await release();
  await expect(page.getByRole('img', { name: ckb.cover.preview })).toBeVisible();
  for (const [name, direction] of [
    [ckbShared.languages.en, 'ltr'],
    [ckbShared.languages.ckb, 'rtl'],
    [ckbShared.languages.ar, 'rtl'],
  ] as const) {
    const alt = page.getByLabel(ckb.cover.alt.replace('{language}', name));
    await expect(alt).toHaveCSS('direction', direction);
  }
});

test.describe('cropping a picture that is not 3:2', () => {
  test('works with the mouse, and can be repeated', async ({ page }) => {
    await openPanel(page);
    const file = await pictureFile({ width: 1800, height: 1800 });
    await chooserOf(page).setInputFiles(file);
    expect(await sizeInDialog(page)).toEqual({ width: 1800, height: 1200 });

    const drag = async (name: string, right: number, down: number) => {
      const grip = await cropOf(page).getByLabel(name).boundingBox();
      if (!grip) throw new Error(`${name} is not on the screen`);
      const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y + down, { steps: 5 });
      await page.mouse.up();
    };
    await drag(texts.crop.bottomRight, -120, -80);
    await drag(texts.crop.area, 60, -40);
    const size = await sizeInDialog(page);
    expect(size.width).toBeLessThan(1700);
    expect(size.width / size.height).toBeCloseTo(1.5, 2);
    const part = await framedPart(page);
    expect(part.left).toBeGreaterThan(0.05);

    const stored = page.waitForResponse(uploadPath);
    await cropOf(page).getByRole('button', useArea).click();
    await expect(previewOf(page)).toBeVisible();
    expect(await (await stored).json()).toMatchObject(size);
    await expectStoredPart(page, await pathOf(previewOf(page)), file.buffer, part);
    await expect(slotOf(page).getByRole('status')).toHaveText(texts.cover.uploaded);

    // The second crop starts from the chosen picture, not from the first crop.
    await slotOf(page).getByRole('button', { name: texts.cover.cropAgain }).click();
    await cropOf(page).getByRole('button', { name: texts.crop.useWhole }).click();
    await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(file.buffer));
  });
});
