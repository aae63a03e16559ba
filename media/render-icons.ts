/**
 * Draws the icons of the web manifest and of home screens from the company's mark, `public/favicon.svg`:
 *
 *     node media/render-icons.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { lightSurface } from '#theme.ts';

const publicFolder = path.join(import.meta.dirname, '../public');
const mark = await readFile(path.join(publicFolder, 'favicon.svg'), 'utf8');

/** A phone may crop a maskable icon to a circle of 80% of its width (https://w3c.github.io/manifest/#icon-masks). */
const insideMask = 0.68;

await mkdir(path.join(publicFolder, 'icons'), { recursive: true });
for (const size of [192, 512]) {
  await write(`icons/icon-${size}.png`, await draw(size, 0.96, 'transparent'));
  await write(`icons/maskable-${size}.png`, await draw(size, insideMask, lightSurface));
}
await write('apple-touch-icon.png', await draw(180, 0.78, lightSurface));
await write('favicon.ico', icoOf(await draw(32, 1, 'transparent'), 32));

/** @param share the logo's width as a share of the icon's */
async function draw(size: number, share: number, background: string): Promise<Buffer> {
  // Whole pixels for each unit of the logo's 32-unit grid would allow too few sizes, so the edges are antialiased.
  const width = Math.round(size * share);
  const drawn = await sharp(Buffer.from(mark), { density: (72 * width) / 32 })
    .resize(width, width)
    .toBuffer();
  return await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one picture, for clients that request `/favicon.ico` without reading a page. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(publicFolder, file), bytes);
  console.log(`public/${file}: ${bytes.length} bytes`);
}
