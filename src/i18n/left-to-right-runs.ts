/**
 * Telephone numbers, amounts of money, and Latin words in a row. Those stay whole: in right-to-left text, isolating
 * `.NET` or `C++` alone would put it before the `ASP` or `Visual` that it follows.
 */
const leftToRightRun =
  /\+?[\d٠-٩][\d٠-٩ -]{6,}[\d٠-٩]|[$€£][\d٠-٩]+(?:[.,٫٬][\d٠-٩]+)*|\.?[A-Za-z](?:[\w.+#-]*[\w+#])?(?: \.?[A-Za-z](?:[\w.+#-]*[\w+#])?)*/gu;

/**
 * Runs that the bidirectional algorithm tears apart inside right-to-left text, as measured in Chromium:
 * `+964 750 123 4567` becomes `4567 123 750 964+`, `C++` becomes `++C`, `.NET` becomes `NET.`, `$1,250.50`
 * becomes `1,250.50$`.
 */
const fragile = /^(?:[+\d٠-٩$€£]|\.[A-Z]{2,})|[+#]$/;

/** Puts what `isolate` makes of it in place of each run that right-to-left text would tear apart. */
export function isolateRuns(text: string, isolate: (run: string) => string): string {
  return text.replace(leftToRightRun, (run) => (fragile.test(run) ? isolate(run) : run));
}
