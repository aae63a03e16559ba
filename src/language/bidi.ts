/** Wraps a text in Unicode isolates (FSI … PDI), so that the text and its surroundings keep their directions. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * Isolates each left-to-right run that right-to-left text would reorder.
 *
 * @param isolateRun writes an isolated run: as HTML, or by {@link isolate}
 */
export function isolateRuns(text: string, isolateRun: (run: string) => string): string {
  return text.replace(leftToRightRun, (run) => (fragile.test(run) ? isolateRun(run) : run));
}

/** Splits a text at the runs that {@link isolateRuns} isolates, which are every second part: 1, 3, 5 … */
export function splitAtRuns(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(leftToRightRun)) {
    if (!fragile.test(run)) continue;
    parts.push(text.slice(end, index), run);
    end = index + run.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * Telephone numbers, amounts of money, and several Latin words in a row. The words are isolated together: in
 * right-to-left text, isolating `.NET` or `C++` alone would put it before the `ASP` or `Visual` that it follows.
 */
const leftToRightRun =
  /\+?[\d٠-٩][\d٠-٩ -]{6,}[\d٠-٩]|[$€£][\d٠-٩]+(?:[.,٫٬][\d٠-٩]+)*|\.?[A-Za-z](?:[\w.+#-]*[\w+#])?(?: \.?[A-Za-z](?:[\w.+#-]*[\w+#])?)*/gu;

/**
 * Runs that the bidirectional algorithm reorders inside right-to-left text, as measured in Chromium:
 * `+964 750 123 4567` becomes `4567 123 750 964+`, `C++` becomes `++C`, `.NET` becomes `NET.`, `$1,250.50`
 * becomes `1,250.50$`.
 */
const fragile = /^(?:[+\d٠-٩$€£]|\.[A-Z]{2,})|[+#]$/;
