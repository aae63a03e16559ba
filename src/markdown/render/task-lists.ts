import type { MarkdownIt, Token } from 'markdown-it';

/**
 * GFM task lists: `- [ ] text` and `- [x] text` become disabled checkboxes. Their accessible name is the text of the
 * item.
 */
export function taskLists(renderer: MarkdownIt): void {
  renderer.core.ruler.after('inline', 'task-lists', (state) => {
    state.tokens.forEach((token, index) => {
      const item = state.tokens[index - 2];
      const text = token.children?.[0];
      if (token.type !== 'inline' || item?.type !== 'list_item_open' || text?.type !== 'text')
        return;
      const mark = /^\[([ xX])\]\s+/.exec(text.content);
      if (!mark) return;
      text.content = text.content.slice(mark[0].length);
      item.attrJoin('class', 'task');
      const checkbox = new state.Token('task_checkbox', 'input', 0);
      checkbox.attrs = [
        ['type', 'checkbox'],
        ['disabled', ''],
        ['aria-label', plainText(token.children ?? [])],
        ...(mark[1] === ' ' ? [] : ([['checked', '']] as [string, string][])),
      ];
      token.children?.unshift(checkbox);
    });
  });
}

function plainText(tokens: readonly Token[]): string {
  return tokens.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}
