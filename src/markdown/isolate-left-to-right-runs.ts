import type { MarkdownIt } from 'markdown-it';
import { isolateRuns } from '#i18n/left-to-right-runs.ts';

/** Wraps those runs of a right-to-left text in `<bdi dir="ltr">`. Code and addresses are not text and stay as they are. */
export function isolateLeftToRightRuns(renderer: MarkdownIt): void {
  renderer.renderer.rules.text = (tokens, index) =>
    isolateRuns(
      renderer.utils.escapeHtml(tokens[index]?.content ?? ''),
      (run) => `<bdi dir="ltr">${run}</bdi>`,
    );
}
