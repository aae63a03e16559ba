import { company } from '#content/company.ts';

/** Specified: 0.005 rad for each frame at 60 Hz; by time, it is the same at any refresh rate. */
const turnPerMs = (0.005 * 60) / 1000;

/** A frame later than this was a pause: the globe goes on from where it stood. */
const longestFrameMs = 100;

/** Specified: movement in px divided by this is the turn in rad. */
const pixelsPerRadian = { mouse: 200, touch: 100 };

/** Turn of one press of an arrow key, in rad. */
export const turnPerKey = 0.12;

/** How far the globe is tipped towards the viewer, in rad: the north up, the Gulf still in sight. */
export const tilt = 0.35;

/** Where the globe stands at first: the markers a little before the middle, towards which they turn. */
export const firstTurn = turnFacing(company.globeMarkers[0].location[1]) - 0.3;

/** The turn by itself, in rad, after a time. */
export function turnAfter(elapsedMs: number): number {
  return Math.min(Math.max(elapsedMs, 0), longestFrameMs) * turnPerMs;
}

/** The turn, in rad, that a pointer's sideways movement in px makes. */
export function turnByDragging(movementPx: number, pointerType: string): number {
  return movementPx / (pointerType === 'touch' ? pixelsPerRadian.touch : pixelsPerRadian.mouse);
}

/** Cobe's `phi` at which a longitude, in degrees, faces the viewer. */
export function turnFacing(longitude: number): number {
  return -Math.PI / 2 - (longitude * Math.PI) / 180;
}
