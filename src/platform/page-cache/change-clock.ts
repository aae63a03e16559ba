/** For `Last-Modified`, which knows whole seconds alone. */
export type ChangeClock = {
  /** When a text that is made now was changed, as the header may say it. */
  changedAt: () => Date | null;
  /** Texts made from now on are others than those before. */
  tick: () => void;
};

const secondMs = 1_000;

/**
 * A text's date is when this process first made it, not the newest date in it: that one goes back when a post is taken
 * away, and who asks by date alone would never hear of it. A change within the second of the one before dates from the
 * next second; of more of them in one second the date can't tell, and there is none.
 *
 * @param now milliseconds since 1970
 */
export function createChangeClock(now: () => number): ChangeClock {
  let earliest = 0;
  const thisSecond = () => Math.floor(now() / secondMs) * secondMs;
  return {
    changedAt() {
      const date = Math.max(thisSecond(), earliest);
      return date <= thisSecond() + secondMs ? new Date(date) : null;
    },
    tick() {
      earliest = Math.min(Math.max(thisSecond(), earliest) + secondMs, thisSecond() + 2 * secondMs);
    },
  };
}
