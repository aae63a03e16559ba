import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPostForm as texts } from '#content/messages/en/admin/post-form.ts';
import { type ControlledCalls, controlCalls } from '../../support/browser/controlled-calls.ts';
import {
  content,
  draftSaved,
  expectText,
  publish,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import {
  chooserOf,
  cropOf,
  expectNoMessage,
  formText,
  pathOf,
  pictureUrlOf,
  previewOf,
  printedErrors,
  readyMadeFile,
  slotOf,
  uploadPath,
  waitingOf,
} from '../../support/panel/cover-form.ts';
import {
  adminApp,
  adminShared,
  expect,
  openPanel,
  submitLogin,
  test,
} from '../../support/panel/panel-test.ts';
import { noise } from '../../support/sample-pictures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an upload shows its progress', async ({ page, context }) => {
  await openPanel(page);
  const raw = { width: 900, height: 600, channels: 3 } as const;
  const buffer = await sharp(noise(900 * 600 * 3), { raw })
    .jpeg({ quality: 85 })
    .toBuffer();
  const network = await context.newCDPSession(page);
  const slowDown = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await slowDown(60_000);
  await chooserOf(page).setInputFiles({ name: 'noise.jpg', mimeType: 'image/jpeg', buffer });
  await expect(
    slotOf(page).getByRole('progressbar', { name: /^Uploading: [1-9]\d?%$/ }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: texts.cover.uploadingPicture })).toBeVisible();
  await slowDown(-1);
  await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(buffer));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('an upload can be cancelled, and the former cover stays', async ({ page }) => {
  const uploads = await controlCalls(page, uploadPath);
  await openPanel(page);
  const first = await readyMadeFile(randomInt(4096));
  await chooserOf(page).setInputFiles(first);
  await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(first.buffer));
  uploads.hold();
  await page
    .getByLabel(texts.cover.replace, { exact: true })
    .setInputFiles(await readyMadeFile(randomInt(4096)));
  await slotOf(page).getByRole('button', { name: texts.cover.cancel }).click();
  await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(first.buffer));
  await expect(publish(page, 'en')).toBeEnabled();
});

test.describe('an unusable file is rejected before anything is sent', () => {
  for (const [name, file, errorMessage] of [
    [
      'a text',
      async () => ({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('A text') }),
      texts.cover.errors.notPicture,
    ],
    [
      'a text that calls itself a picture',
      async () => ({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('A text') }),
      texts.cover.errors.unreadable,
    ],
  ] as const) {
    test(name, async ({ page }) => {
      const uploads: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/upload-image')) uploads.push(request.url());
      });
      await openPanel(page);
      await chooserOf(page).setInputFiles(await file());
      await expect(slotOf(page).getByRole('alert')).toHaveText(errorMessage);
      await expect(chooserOf(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(publish(page, 'en')).toBeEnabled();
      await chooserOf(page).setInputFiles(await readyMadeFile());
      await expect(previewOf(page)).toBeVisible();
      await expect(slotOf(page).getByRole('alert')).toHaveText('');
      expect(uploads).toHaveLength(1);
    });
  }

  test('a picture that stays larger than 10 MB', async ({ page }) => {
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/upload-image')) uploads.push(request.url());
    });
    await openPanel(page);
    const raw = { width: 2400, height: 8000, channels: 3 } as const;
    const path = test.info().outputPath('large.jpg');
    await sharp(noise(raw.width * raw.height * raw.channels), { raw })
      .jpeg({ quality: 95 })
      .toFile(path);
    await chooserOf(page).setInputFiles(path);
    await cropOf(page).getByRole('button', { name: texts.crop.useWhole }).click();
    await expect(slotOf(page).getByRole('alert')).toHaveText(
      formText('cover.errors.tooLarge', { megabytes: 10 }),
    );
    await expect(publish(page, 'en')).toBeEnabled();

    // A smaller part of the picture works, as the message says.
    await chooserOf(page).setInputFiles(path);
    await cropOf(page).getByRole('button', { name: texts.crop.use, exact: true }).click();
    await expect(previewOf(page)).toBeVisible();
    expect(uploads).toHaveLength(1);
  });
});

test.describe('an upload that fails', () => {
  // The hints load last, and may be on their way when the network is lost.
  test.use({
    expectedMessages:
      /Failed to load resource|The picture was not uploaded|The hints were not loaded/,
  });

  type Cause = (uploads: ControlledCalls, page: Page) => Promise<void>;
  const failures: Record<string, { begin: Cause; end: Cause }> = {
    'at the server': {
      begin: async (uploads) => uploads.fail(),
      end: async (uploads) => uploads.letThrough(),
    },
    'without a network': {
      begin: (_uploads, page) => page.context().setOffline(true),
      end: (_uploads, page) => page.context().setOffline(false),
    },
  };

  for (const [name, failure] of Object.entries(failures)) {
    test(`${name} is only logged to the console, and the upload can be tried again`, async ({
      page,
    }) => {
      const uploads = await controlCalls(page, uploadPath);
      await openPanel(page);
      // The network is lost after the editor has loaded.
      await expect(content(page, 'en')).toBeVisible();
      const printed = printedErrors(page);
      const file = await readyMadeFile(randomInt(4096));
      await failure.begin(uploads, page);
      await chooserOf(page).setInputFiles(file);
      await expect(waitingOf(page)).toBeVisible();
      await expect.poll(() => printed.join()).toContain('The picture was not uploaded');
      await expectNoMessage(page);
      await expect(page.getByText(adminCompose.picturePending)).toHaveCount(3);
      await expect(publish(page, 'en')).toBeDisabled();

      const tryAgain = slotOf(page).getByRole('button', { name: adminShared.tryAgain });
      printed.length = 0;
      await tryAgain.click();
      await expect.poll(() => printed.join()).toContain('The picture was not uploaded');
      await expect(waitingOf(page)).toBeVisible();
      await expectNoMessage(page);

      await failure.end(uploads, page);
      await tryAgain.click();
      await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(file.buffer));
      await expect(publish(page, 'en')).toBeEnabled();
    });
  }

  test('can be given up, and then nothing waits', async ({ page }) => {
    const uploads = await controlCalls(page, uploadPath);
    await openPanel(page);
    uploads.fail();
    await chooserOf(page).setInputFiles(await readyMadeFile());
    await expect(publish(page, 'en')).toBeDisabled();
    await slotOf(page).getByRole('button', { name: texts.cover.remove }).click();
    await expect(slotOf(page).getByText(texts.cover.none)).toBeVisible();
    await expect(publish(page, 'en')).toBeEnabled();
  });

  test('because the session ended asks for the password and keeps the typed text', async ({
    page,
  }) => {
    const uploads = await controlCalls(page, uploadPath);
    const token = await openPanel(page);
    await write(page, 'ckb', 'ناونیشان', 'دەقێک لە ناوەڕاستی ڕستەدا');
    await expect(draftSaved(page)).toBeVisible();
    const release = uploads.hold();
    const file = await readyMadeFile(randomInt(4096));
    await chooserOf(page).setInputFiles(file);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.request.post('/api/admin/logout', { headers: { authorization: `Bearer ${token}` } });
    await release();
    await expect(page.getByText(adminApp.login.sessionEnded)).toBeVisible();
    await submitLogin(page);
    await expect(title(page, 'ckb')).toHaveValue('ناونیشان');
    await expectText(content(page, 'ckb'), 'دەقێک لە ناوەڕاستی ڕستەدا');
    await chooserOf(page).setInputFiles(file);
    await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(file.buffer));
  });
});

test('a stored picture has its own media type and is cached for ever', async ({ page }) => {
  await openPanel(page);
  await chooserOf(page).setInputFiles(await readyMadeFile());
  const path = await pathOf(previewOf(page));
  const stem = path.replace('.jpg', '');
  for (const [url, type] of [
    [path, 'image/jpeg'],
    [`${stem}-640.avif`, 'image/avif'],
    [`${stem}-640.webp`, 'image/webp'],
    [`${stem}-1200.avif`, 'image/avif'],
    [`${stem}-1200.webp`, 'image/webp'],
  ] as const) {
    const response = await page.request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(await response.body()).metadata()).width).toBe(600);
  }
  const unknown = await page.request.get('/media/00000000000000000000000000000000.jpg');
  expect(unknown.status()).toBe(404);
});

test.use({ viewport: { width: 1440, height: 900 } });

test('a small 3:2 picture is uploaded unchanged, and a second upload of it is stored once', async ({
  page,
}) => {
  await openPanel(page);
  const file = await readyMadeFile();
  for (let time = 1; time <= 2; time += 1) {
    await chooserOf(page).setInputFiles(file);
    await expect(previewOf(page)).toHaveAttribute('src', pictureUrlOf(file.buffer));
    await expect(cropOf(page)).toHaveCount(0);
    await slotOf(page).getByRole('button', { name: texts.cover.remove, exact: true }).click();
    await expect(previewOf(page)).toHaveCount(0);
  }
});
