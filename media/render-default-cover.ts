/**
 * Renders `media/default-cover.svg`, the cover of a post without a picture, to `public/default-cover.jpg`:
 *
 *     node media/render-default-cover.ts
 */
import path from 'node:path';
import sharp from 'sharp';

const folder = import.meta.dirname;
const size = { width: 1200, height: 800 };

const { size: bytes } = await sharp(path.join(folder, 'default-cover.svg'))
  .resize(size)
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(path.join(folder, '../public/default-cover.jpg'));
console.log(`public/default-cover.jpg: ${Math.round(bytes / 1_000)} kB`);
