import { describe, expect, test } from 'vitest';
import {
  declaredGif,
  declaredPng,
  noise,
  sampleAnimation,
  sampleDrawing,
  samplePicture,
  uploadFormats,
  withJpegSegment,
  zip,
} from '../../../tests/support/sample-pictures.ts';
import { inspectUpload } from './inspect-upload.ts';
import { maxUploadBytes } from './shared/upload-limit.ts';

const jpeg = await samplePicture('jpeg');
const png = await samplePicture('png');
const gif = await samplePicture('gif');
const animation = await sampleAnimation('gif', ['red', 'lime', 'blue']);
const tiff = await sampleDrawing().tiff().toBuffer();
const lastFrame = animation.lastIndexOf(Buffer.from('21f904', 'hex')) + 8;
const filmHead = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1');
const applicationSegment11 = 0xeb;

describe('inspectUpload', () => {
  test.for(uploadFormats)('accepts a plain %s', async (format) => {
    await inspectUpload(await samplePicture(format));
  });

  test.for<[string, () => Buffer | Promise<Buffer>]>([
    ['an animated GIF', () => animation],
    ['an animated WebP', () => sampleAnimation('webp', ['red', 'lime', 'blue'])],
    ['a progressive JPEG', () => sampleDrawing().jpeg({ progressive: true }).toBuffer()],
    ['a JPEG for print', () => sampleDrawing().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => sampleDrawing().toColourspace('rgb16').png().toBuffer()],
    ['metadata', photograph],
    ['a second JPEG after the end', () => Buffer.concat([jpeg, jpeg])],
    ['a film after the end', () => Buffer.concat([jpeg, filmHead, noise(200_000)])],
    ['an icon in its content credentials', withCredentialsIcon],
    ['a PNG of 50 megapixels', () => declaredPng(50_000, 1_000)],
    ['a GIF without its end marker', () => gif.subarray(0, -1)],
    ['9 MB of noise', () => Buffer.concat([jpeg, noise(9_000_000)])],
  ])('accepts common pictures: %s', async ([, make]) => {
    await inspectUpload(await make());
  });

  test.for<[string, Buffer]>([
    ['bytes', Buffer.concat([jpeg, Buffer.alloc(maxUploadBytes)])],
    ['pixels', declaredPng(50_001, 1_000)],
    ['pixels of all frames together', declaredGif(5_000, 5_000, 3)],
  ])('rejects too many %s', async ([, bytes]) => {
    await expect(inspectUpload(bytes)).rejects.toMatchObject({
      code: 'image-too-large',
      message: expect.stringMatching(/ 10 MB\.| 50 megapixels/),
    });
  });

  test.for<[string, Buffer | string, RegExp]>([
    ['nothing', '', /empty/],
    ['a text', 'Once upon a time', /not a JPEG/],
    ['a page', '<!doctype html><script>alert(1)</script>', /not a JPEG/],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', /Export it as PNG/],
    ['a drawing with a prologue', '\ufeff<?xml version="1.0"?>\n<!-- x -->\n<svg/>', /as PNG/],
    ['a photograph of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /Save it as JPEG/],
    ['a film', filmHead, /not a JPEG/],
    ['a TIFF', tiff, /not a JPEG/],
    ['a document', '%PDF-1.7\n', /not a JPEG/],
    ['an archive', zip, /not a JPEG/],
    ['a picture after other bytes', Buffer.concat([zip, jpeg]), /not a JPEG/],
  ])('rejects %s as unsupported', async ([, bytes, message]) => {
    await expect(inspectUpload(Buffer.from(bytes))).rejects.toMatchObject({
      code: 'image-unsupported',
      message: expect.stringMatching(message),
    });
  });

  test.for<[string, Buffer]>([
    ['only the start of a JPEG', Buffer.from('\xff\xd8\xff<html>', 'latin1')],
    ['only the start of a PNG', png.subarray(0, 20)],
    ['an animation that is cut off', animation.subarray(0, lastFrame - 60)],
    ['an animation that is cut off in a frame header', animation.subarray(0, lastFrame + 4)],
  ])('rejects a picture that is damaged before its pixels: %s', async ([, bytes]) => {
    await expect(inspectUpload(bytes)).rejects.toMatchObject({
      code: 'image-damaged',
      message: expect.stringMatching(/damaged or incomplete/),
    });
  });
});

async function photograph(): Promise<Buffer> {
  return await sampleDrawing()
    .withExif({ IFD0: { Copyright: 'Dara' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withXmp('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

function withCredentialsIcon(): Buffer {
  const icon =
    'dc:formatmimage/svg+xmldata<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">';
  return withJpegSegment(jpeg, applicationSegment11, Buffer.from(icon));
}
