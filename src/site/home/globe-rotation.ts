import { company } from '#content/company.ts';

/** Specified: 0.005 rad for each frame at 60 Hz. As a speed it is the same at every refresh rate. */
const turnPerMs = (0.005 * 60) / 1000;

/** The longest time between two frames that counts. After a longer pause the globe continues where it stopped. */
const longestFrameMs = 100;

/** Specified: the turn in rad is the movement in px divided by this. */
const pixelsPerRadian = { mouse: 200, touch: 100 };

/** The turn of one press of an arrow key, in rad. */
export const turnPerKey = 0.12;

/** The tilt towards the viewer, in rad: north is up, and the Gulf is visible. */
export const tilt = 0.35;

/** The first angle in rad. The markers are a little before the middle and turn towards it. */
export const firstTurn = turnFacing(company.globeMarkers[0].location[1]) - 0.3;

/** The globe's own turn during a time, in rad. */
export function turnAfter(elapsedMs: number): number {
  return Math.min(Math.max(elapsedMs, 0), longestFrameMs) * turnPerMs;
}

/** The turn that a pointer's horizontal movement makes, in rad. */
export function turnByDragging(movementPx: number, pointerType: string): number {
  return movementPx / (pointerType === 'touch' ? pixelsPerRadian.touch : pixelsPerRadian.mouse);
}

/** Cobe's `phi` that turns a longitude, in degrees, to the viewer. */
export function turnFacing(longitude: number): number {
  return -Math.PI / 2 - (longitude * Math.PI) / 180;
}
