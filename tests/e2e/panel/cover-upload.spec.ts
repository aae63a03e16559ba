import { adminPostForm as texts } from '#content/messages/en/admin/post-form.ts';
import {
  addressOf,
  chooserOf,
  cropOf,
  previewOf,
  readyMadeFile,
  slotOf,
} from '../../support/panel/cover-form.ts';
import { expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a small 3:2 picture is uploaded unchanged, and a second upload of it is stored once', async ({
  page,
}) => {
  await openPanel(page);
  const file = await readyMadeFile();
  for (let time = 1; time <= 2; time += 1) {
    await chooserOf(page).setInputFiles(file);
    await expect(previewOf(page)).toHaveAttribute('src', addressOf(file.buffer));
    await expect(cropOf(page)).toHaveCount(0);
    await slotOf(page).getByRole('button', { name: texts.cover.remove, exact: true }).click();
    await expect(previewOf(page)).toHaveCount(0);
  }
});
