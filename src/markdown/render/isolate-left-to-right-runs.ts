import type { MarkdownIt } from 'markdown-it';
import { isolateRuns } from '#language/bidi.ts';

/** Wraps left-to-right runs of a right-to-left text in `<bdi dir="ltr">`. Code and URLs stay unchanged. */
export function isolateLeftToRightRuns(renderer: MarkdownIt): void {
  renderer.renderer.rules.text = (tokens, index) =>
    isolateRuns(
      renderer.utils.escapeHtml(tokens[index]?.content ?? ''),
      (run) => `<bdi dir="ltr">${run}</bdi>`,
    );
}
