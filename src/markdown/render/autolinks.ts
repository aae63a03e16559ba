import type { MarkdownIt } from 'markdown-it';

/**
 * Bare URLs with `https://` or `http://` become links (GFM autolinks). `example.com` alone does not: names such as
 * `ASP.NET` look like it.
 */
export function autolinks(renderer: MarkdownIt): void {
  renderer.set({ linkify: true });
  renderer.linkify.set({ fuzzyEmail: false });
  for (const scheme of ['ftp:', 'mailto:', '//']) renderer.linkify.add(scheme, null);
  for (const scheme of ['http:', 'https:'])
    renderer.linkify.add(scheme, {
      validate(text, position, { re }) {
        const url = re.get_http_validator();
        url.lastIndex = position;
        return url.exec(text)?.[0].replace(endOfSentence, '').length ?? 0;
      },
    });
  renderer.core.ruler.push('left-to-right-autolinks', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'link_open' && token.info === 'auto') token.attrSet('dir', 'ltr');
  });
}

/** Characters that end an emphasis or a sentence, but no URL. The library handles Latin punctuation. */
const sign = '[*_~،؛؟۔…«»‹›“”‘’]';
const endOfSentence = new RegExp(`(?<!${sign})${sign}+$`);
