import type { MarkdownIt } from 'markdown-it';

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

/** Wraps those runs of a right-to-left text in `<bdi dir="ltr">`. Code and addresses are not text and stay as they are. */
export function isolateLeftToRightRuns(renderer: MarkdownIt): void {
  renderer.renderer.rules.text = (tokens, index) => {
    const escaped = renderer.utils.escapeHtml(tokens[index]?.content ?? '');
    return escaped.replace(leftToRightRun, (run) =>
      fragile.test(run) ? `<bdi dir="ltr">${run}</bdi>` : run,
    );
  };
}
