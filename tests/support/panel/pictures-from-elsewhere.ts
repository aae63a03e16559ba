import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './panel-test.ts';

type PictureFile = { name: string; buffer: Buffer };

/** Puts a picture on the browser's clipboard, with or without a text beside it, as another program does. */
export async function copyPicture(
  page: Page,
  { buffer }: Pick<PictureFile, 'buffer'>,
  beside?: { html: string; text: string },
): Promise<void> {
  // Browsers only put PNG there.
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

/** Drags a file over an element and drops it, as from the file manager. */
export async function dropPicture(
  page: Page,
  target: Locator,
  file: PictureFile,
  /** The position in the element. By default its middle. */
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
