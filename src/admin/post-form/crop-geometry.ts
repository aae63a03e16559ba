export type Size = { width: number; height: number };

/** A part of a picture, in pixels of the picture. */
export type Area = Size & { x: number; y: number };

/** Covers are 3:2 (specification, section 9). */
export const coverRatio = 3 / 2;

/** The largest width of a cover on a page, in pixels. */
export const maxPageWidth = 1200;

/** Wide enough for every page at double density. More would only slow down the upload. */
const maxUploadWidth = 2400;

/** The difference from 3:2 up to which a picture counts as 3:2. */
const tolerancePercent = 1;

export function isCoverShaped({ width, height }: Size): boolean {
  const idealWidth = height * coverRatio;
  return Math.abs(width - idealWidth) * 100 <= idealWidth * tolerancePercent;
}

/** Returns the largest 3:2 area of a picture, centred. */
export function largestCentredArea(picture: Size): Area {
  const width = Math.min(picture.width, picture.height * coverRatio);
  const height = width / coverRatio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Converts an area to per cent of the picture, as the crop tool needs it. */
export function toPercent(area: Area, picture: Size): Area {
  return {
    x: (area.x / picture.width) * 100,
    y: (area.y / picture.height) * 100,
    width: (area.width / picture.width) * 100,
    height: (area.height / picture.height) * 100,
  };
}

/** Converts per cent to whole pixels inside the picture. */
export function fromPercent(percent: Area, picture: Size): Area {
  const width = between(1, Math.round((percent.width / 100) * picture.width), picture.width);
  const height = between(1, Math.round((percent.height / 100) * picture.height), picture.height);
  return {
    x: between(0, Math.round((percent.x / 100) * picture.width), picture.width - width),
    y: between(0, Math.round((percent.y / 100) * picture.height), picture.height - height),
    width,
    height,
  };
}

/** Returns the size at which an area is uploaded: its own, or smaller. */
export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxUploadWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
