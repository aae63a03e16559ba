import { type Area, isCoverShaped, outputSize, type Size } from './crop-geometry.ts';

/** A chosen picture and its decoded image. */
export type Picture = Size & { file: File; image: HTMLImageElement };

/** The types that the server accepts. Other types are drawn again as JPEG or WebP. */
const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** A smaller file uploads fast enough on a slow connection. */
const maxUnchangedBytes = 1024 * 1024;

const quality = 0.92;

/**
 * Decodes a picture.
 *
 * @throws when the browser cannot decode the file
 */
export async function openPicture(file: File): Promise<Picture> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!width || !height) throw new Error('The picture has no size');
  return { file, image, width, height };
}

/** Whether a picture can be uploaded unchanged, without the crop dialog. */
export function isUploadable({ file, ...size }: Picture): boolean {
  return isCoverShaped(size) && isSmallFile(file);
}

/**
 * Returns the file to upload for an area of a picture or all of it, at most 2400 pixels wide: JPEG, or WebP for a
 * picture with transparency. A whole picture below the size limit is not changed.
 *
 * @throws when the browser has no canvas
 */
export async function cutPicture(picture: Picture, area: Area | null): Promise<File> {
  const { file, width, height } = picture;
  const part = area ?? { x: 0, y: 0, width, height };
  const isWhole = part.width === width && part.height === height;
  if (isWhole && isSmallFile(file)) return file;
  const drawn = await encode(draw(picture, part), file.type);
  // The original may be better compressed.
  return isWhole && uploadTypes.includes(file.type) && file.size <= drawn.size ? file : drawn;
}

function isSmallFile(file: File): boolean {
  return file.size < maxUnchangedBytes && uploadTypes.includes(file.type);
}

function draw({ image }: Picture, { x, y, width, height }: Area): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, outputSize({ width, height }));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement, sourceType: string): Promise<File> {
  const type = sourceType !== 'image/jpeg' && hasTransparency(canvas) ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('The browser could not draw the picture');
  return new File([blob], `cover.${blob.type.replace('image/', '')}`, { type: blob.type });
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d');
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let index = 3; index < pixels.length; index += 4) {
    if (pixels[index] !== 255) return true;
  }
  return false;
}
