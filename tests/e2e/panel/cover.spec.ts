import { adminPostForm as texts } from '#content/messages/en/admin/post-form.ts';
import {
  addressOf,
  chooserOf,
  cropOf,
  expectStoredPart,
  framedPart,
  pathOf,
  pictureFile,
  previewOf,
  sizeInDialog,
  slotOf,
  uploadPath,
} from '../../support/panel/cover-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const useArea = { name: texts.crop.use, exact: true };

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
    await expect(previewOf(page)).toHaveAttribute('src', addressOf(file.buffer));
  });
});
