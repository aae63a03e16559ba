import type { MarkdownIt, Token } from 'markdown-it';

/** Wraps tables in a scroll container that the keyboard reaches, so that the page never scrolls sideways. */
export function scrollableTables(renderer: MarkdownIt): void {
  renderer.renderer.rules.table_open = () => '<div class="table-scroll" tabindex="0"><table>\n';
  renderer.renderer.rules.table_close = () => '</table></div>\n';
  alignLogically(renderer, 'th_open');
  alignLogically(renderer, 'td_open');
}

/** Longer than any word: a URL or a hostile text. Only its column may break inside words (`ui/prose.css`). */
const longWord = /\S{30}/;

/** markdown-it writes `style="text-align:right"`, which the content security policy blocks; a class replaces it. */
function alignLogically(renderer: MarkdownIt, rule: 'th_open' | 'td_open'): void {
  renderer.renderer.rules[rule] = (tokens, index, options, _environment, self) => {
    const token = tokens[index];
    if (token && longWord.test(textOf(tokens[index + 1]))) token.attrJoin('class', 'long-word');
    const style = String(token?.attrGet('style') ?? '');
    if (token && style) {
      token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null;
      token.attrJoin(
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

function textOf(cell: Token | undefined): string {
  return (cell?.children ?? []).map(({ content }) => content).join('');
}
