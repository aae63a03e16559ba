import type { MarkdownIt, StateBlock } from 'markdown-it';
import { createSyntaxCounter, limitLines, markdownLimits } from '../markdown-limits.ts';

/** Applies `markdownLimits` to markdown-it. */
export function limitParsing(renderer: MarkdownIt): void {
  renderer.core.ruler.before('normalize', 'limit-lines', (state) => {
    state.src = limitLines(state.src);
  });
  renderer.core.ruler.at('inline', (state) => {
    const isWithinLimits = createSyntaxCounter();
    for (const token of state.tokens) {
      if (token.type !== 'inline') continue;
      token.children = [];
      if (isWithinLimits(token.content))
        renderer.inline.parse(token.content, renderer, state.env, token.children);
      else {
        const text = new state.Token('text', '', 0);
        text.content = token.content;
        token.children.push(text);
      }
    }
  });
  limitTables(renderer);
}

/**
 * Markdown completes short rows with empty cells, so a few characters could become thousands of cells. A table beyond
 * the limit becomes a paragraph before the rule for tables sees it.
 */
function limitTables(renderer: MarkdownIt): void {
  const cells = new WeakMap<object, number>();
  renderer.block.ruler.before('table', 'limit-tables', (state, start, end, silent) => {
    if (silent || !startsTable(state, start, end)) return false;
    let next = start + 2;
    while (next < end && !state.isEmpty(next)) next += 1;
    const columns = lineOf(state, start).split('|').length;
    const total = (cells.get(state.env) ?? 0) + columns * (next - start);
    if (total <= markdownLimits.cells) {
      cells.set(state.env, total);
      return false;
    }
    state.push('paragraph_open', 'p', 1);
    state.push('inline', '', 0).content = state
      .getLines(start, next, state.blkIndent, false)
      .trim();
    state.push('paragraph_close', 'p', -1);
    state.line = next;
    return true;
  });
}

function startsTable(state: StateBlock, start: number, end: number): boolean {
  return (
    start + 1 < end &&
    /^[|:-][|: \t-]*$/.test(lineOf(state, start + 1)) &&
    lineOf(state, start).includes('|')
  );
}

function lineOf(state: StateBlock, line: number): string {
  const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(from, state.eMarks[line]);
}
