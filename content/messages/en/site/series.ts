/** What the page of an article says of its series. A browser needs it where it loads such an article itself. */
export const series = {
  place: 'Part {part, number} of {count, number} in the series “{name}”',
  parts: 'Parts of the series',
  next: 'Next part',
};
