export type Size = { width: number; height: number };

/** A part of a picture, in its own pixels. */
export type Area = Size & { x: number; y: number };

/** Covers are 3:2 (specification, section 9). */
export const coverRatio = 3 / 2;

/** Pages show covers up to this many pixels wide. */
export const sharpWidth = 1200;

/** Wide enough for every page at double density; more only burdens the line. */
const mostWidth = 2400;

/** How far from 3:2 a picture may be and still count as such. */
const tolerancePercent = 1;

export function isCoverShaped({ width, height }: Size): boolean {
  const idealWidth = height * coverRatio;
  return Math.abs(width - idealWidth) * 100 <= idealWidth * tolerancePercent;
}

/** The most of a picture that is 3:2, from its middle. */
export function largestCentredArea(picture: Size): Area {
  const width = Math.min(picture.width, picture.height * coverRatio);
  const height = width / coverRatio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** What the crop tool shows, in per cent of the picture. */
export function toPercent(area: Area, picture: Size): Area {
  return {
    x: (area.x / picture.width) * 100,
    y: (area.y / picture.height) * 100,
    width: (area.width / picture.width) * 100,
    height: (area.height / picture.height) * 100,
  };
}

/** The way back, to whole pixels that are all inside the picture. */
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

/** The size at which an area goes up: its own, or smaller. */
export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, mostWidth / width);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
