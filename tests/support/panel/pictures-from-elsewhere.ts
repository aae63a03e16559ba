import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './panel-test.ts';

type PictureFile = { name: string; buffer: Buffer };

/** Puts a picture on the browser's own clipboard, as a program does that may put a text beside it. */
export async function copyPicture(
  page: Page,
  { buffer }: Pick<PictureFile, 'buffer'>,
  beside?: { html: string; text: string },
): Promise<void> {
  // Browsers put nothing but PNG there.
  const png = await sharp(buffer).png().toBuffer();
  await page.evaluate(
    async ([bytes, texts]) => {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const item = new ClipboardItem({
        'image/png': new Blob([data], { type: 'image/png' }),
        ...(texts && { 'text/html': texts.html, 'text/plain': texts.text }),
      });
      await navigator.clipboard.write([item]);
    },
    [png.toString('base64'), beside] as const,
  );
}

/** Drags a file over an element and drops it there, as from the device's file manager. */
export async function dropPicture(
  page: Page,
  target: Locator,
  file: PictureFile,
  /** In the element; without it its middle. */
  place?: { x: number; y: number },
): Promise<void> {
  const path = test.info().outputPath(file.name);
  writeFileSync(path, file.buffer);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop on');
  const hand = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await hand.send('Input.dispatchDragEvent', {
      type,
      x: box.x + (place?.x ?? box.width / 2),
      y: box.y + (place?.y ?? box.height / 2),
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  await hand.detach();
}
