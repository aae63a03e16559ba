import { replaceEnclosed } from './replace-enclosed.ts';

/**
 * What Jekyll and Hugo add to Markdown, as Markdown: highlighted code, figures, the URL of the site. What has no
 * counterpart stays, and is counted.
 */
export function plainMarkdown(body: string): { content: string; notes: string[] } {
  const highlighted = highlights.reduce(
    (text, marks) =>
      replaceEnclosed(
        text,
        marks,
        (opening, code) => `\`\`\`${opening[1]}\n${code.replace(/\n$/, '')}\n\`\`\``,
      ),
    body.replace(/\r\n?/g, '\n'),
  );
  const content = highlighted
    .replace(/\{\{[<%] *figure ([^>\n]{0,2000}?) *\/?[>%]\}\}/g, (_whole, attributes: string) =>
      picture(attributes),
    )
    .replace(/\{\{ *(?:site\.(?:url|baseurl|github\.url)) *\}\}/g, '')
    .replace(/\{\{ *["']([^"'\n]{0,500})["'] *\| *(?:relative_url|absolute_url) *\}\}/g, '$1')
    .replace(/\{% *link +([^%\n]{1,500}?) *%\}/g, '$1')
    .replace(/^<!-- *more *-->\n?/gm, '')
    // Attributes of kramdown.
    .replace(/^\{: *[.#:\w][^}\n]{0,500}\}\n?/gm, '')
    .replace(/<img\s([^>\n]{0,2000})>/g, (_whole, attributes: string) => picture(attributes))
    .trim();
  return { content, notes: findLeftovers(content) };
}

const highlights = [
  {
    open: /^[ \t]*\{% *highlight +([\w+-]+)[^%\n]*%\}\n?/gm,
    close: /\{% *endhighlight *%\}/g,
  },
  {
    open: /^[ \t]*\{\{[<%] *highlight +([\w+-]+)[^>%\n]*[>%]\}\}\n?/gm,
    close: /\{\{[<%] *\/ *highlight *[>%]\}\}/g,
  },
];

function picture(attributes: string): string {
  const attribute = (name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
      .exec(attributes)
      ?.slice(1)
      .find(Boolean) ?? '';
  const url = attribute('src');
  const alt = (attribute('alt') || attribute('caption') || attribute('title')).replace(
    /([\\[\]])/g,
    '\\$1',
  );
  return url === '' ? '' : `![${alt}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
}

/** Code may show all of this. */
const code = /^(```|~~~)[\s\S]*?^\1|`[^`\n]+`/gm;

function findLeftovers(content: string): string[] {
  const prose = content.replace(code, '');
  const shortcodes = prose.match(/\{\{[<%]|\{%/g)?.length ?? 0;
  const tags = prose.match(/<[a-z][a-z\d-]*(?=[\s>/])/gi)?.length ?? 0;
  return [
    ...(shortcodes > 0 ? [`${shortcodes} shortcodes stay as text: replace them in the panel`] : []),
    ...(tags > 0 ? [`${tags} HTML tags stay as text: replace them in the panel`] : []),
  ];
}
