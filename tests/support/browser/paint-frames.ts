import type { Page } from '@playwright/test';

/** Waits until the browser has painted this many frames: whatever would move has moved by then. */
export async function paintFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let left = frames;
        const next = () => {
          left -= 1;
          if (left < 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
    count,
  );
}
