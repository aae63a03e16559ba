import { createHash } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminPostForm as texts } from '#content/messages/en/admin/post-form.ts';
import { sampleDrawing } from '../sample-pictures.ts';
import { adminApp, expect } from './panel-test.ts';

export const uploadPath = '**/api/admin/upload-image';

/** The messages of the form that contain numbers. */
export const formText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminPostForm',
});

export const slotOf = (page: Page) => page.getByRole('region', { name: texts.cover.label });
export const chooserOf = (page: Page) => page.getByLabel(texts.cover.choose);
export const previewOf = (page: Page) => page.getByRole('img', { name: texts.cover.preview });
export const waitingOf = (page: Page) =>
  page.getByRole('img', { name: texts.cover.waitingPicture });
export const cropOf = (page: Page) => page.getByRole('dialog', { name: texts.crop.title });
export const altOf = (page: Page, language: string) =>
  page.getByLabel(texts.cover.alt.replace('{language}', language));

/** A picture for the file dialog. With a `number` of its own it differs from every other test's. */
export async function pictureFile(size: { width: number; height: number }, number = 0) {
  const tint = { r: 255, g: 255 - (number % 64), b: 255 - (Math.floor(number / 64) % 64) };
  const buffer = await sampleDrawing()
    .resize(size.width, size.height, { fit: 'fill' })
    .tint(tint)
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
}

/** A small 3:2 picture, which is uploaded unchanged. */
export const readyMadeFile = (number = 0) => pictureFile({ width: 600, height: 400 }, number);

/** The URL of these bytes on the server, which is a hash of them. */
export function pictureUrlOf(bytes: Buffer): string {
  return `/media/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.jpg`;
}

/** The errors that the page prints from now on. */
export function printedErrors(page: Page): string[] {
  const printed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') printed.push(message.text());
  });
  return printed;
}

/** Expects no banner, no toast and no message at a field. The message about a lost network is allowed. */
export async function expectNoMessage(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: /\S/, hasNotText: adminApp.offline }),
  ).toHaveCount(0);
}

/** The path of the picture that an element shows. */
export async function pathOf(image: Locator): Promise<string> {
  await expect(image).toHaveAttribute('src', /^\/media\/[\da-f]{32}\.jpg$/);
  return (await image.getAttribute('src')) ?? '';
}

/** Width and height in pixels of the source, as the dialog shows them. */
export async function sizeInDialog(page: Page): Promise<{ width: number; height: number }> {
  const told = await cropOf(page).getByRole('status').innerText();
  const [width = 0, height = 0] = (told.match(/[\d,]+/g) ?? []).map((digits) =>
    Number(digits.replaceAll(',', '')),
  );
  return { width, height };
}

/** The share of the picture inside the dialog's frame. */
export async function framedPart(page: Page) {
  const box = async (name: string) => {
    const found = await cropOf(page).getByLabel(name, { exact: true }).boundingBox();
    if (!found) throw new Error(`${name} is not on the screen`);
    return found;
  };
  const picture = await cropOf(page).getByRole('img', { name: texts.crop.picture }).boundingBox();
  if (!picture) throw new Error('The picture is not on the screen');
  const area = await box(texts.crop.area);
  return {
    left: (area.x - picture.x) / picture.width,
    top: (area.y - picture.y) / picture.height,
    width: area.width / picture.width,
    height: area.height / picture.height,
  };
}

/** Checks by colours that the stored picture is that part of the file. */
export async function expectStoredPart(
  page: Page,
  path: string,
  file: Buffer,
  part: Awaited<ReturnType<typeof framedPart>>,
): Promise<void> {
  const stored = await (await page.request.get(path)).body();
  const { width, height } = await sharp(file).metadata();
  const expected = await coarse(
    sharp(file).extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.min(Math.round(part.width * width), width - Math.round(part.left * width)),
      height: Math.min(Math.round(part.height * height), height - Math.round(part.top * height)),
    }),
  );
  const found = await coarse(sharp(stored));
  const differences = found.map((value, index) => Math.abs(value - (expected[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThan(8);
}

async function coarse(picture: Sharp): Promise<number[]> {
  const pixels = await picture.resize(6, 4, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [...pixels];
}

/** The payload of the next publication. */
export async function nextPublication(page: Page): Promise<Request> {
  return await page.waitForRequest(
    (request) =>
      request.method() === 'POST' && new URL(request.url()).pathname === '/api/admin/blog/posts',
  );
}
