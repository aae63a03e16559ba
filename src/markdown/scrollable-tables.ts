import type { MarkdownIt } from 'markdown-it';

/** A wide table scrolls in a box of its own, reachable by keyboard, so that the page never scrolls sideways. */
export function scrollableTables(renderer: MarkdownIt): void {
  renderer.renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>\n';
  renderer.renderer.rules.table_close = () => '</table></div>\n';
  alignLogically(renderer, 'th_open');
  alignLogically(renderer, 'td_open');
}

/** markdown-it writes `style="text-align:right"`, which the content security policy refuses; a class does the same. */
function alignLogically(renderer: MarkdownIt, rule: 'th_open' | 'td_open'): void {
  renderer.renderer.rules[rule] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    const style = String(token?.attrGet('style') ?? '');
    if (token && style) {
      token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
      token.attrSet(
        'class',
        style.includes('center')
          ? 'align-center'
          : style.includes('right')
            ? 'align-end'
            : 'align-start',
      );
    }
    return self.renderToken(tokens, index, options);
  };
}
