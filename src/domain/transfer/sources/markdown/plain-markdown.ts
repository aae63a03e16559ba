import { convertMarkdown, textOfHtml } from '../convert-html.ts';
import { replaceEnclosed } from '../replace-enclosed.ts';
import { withLinks } from './hugo-shortcodes.ts';

/**
 * What Jekyll and Hugo add to Markdown, and HTML, as Markdown: highlighted code, figures, films, the URL of the site.
 * What has no counterpart stays, and is counted. Code stays as it is.
 *
 * @returns with its words alone, for a description
 * @throws {TransferError} if its HTML is too large
 */
export function plainMarkdown(body: string): { content: string; plain: string; notes: string[] } {
  const highlighted = highlights.reduce(
    (text, marks) =>
      replaceEnclosed(
        text,
        marks,
        (opening, code) => `\`\`\`${opening[1]}\n${code.replace(/\n$/, '')}\n\`\`\``,
      ),
    body.replace(/\r\n?/g, '\n').replace(/\{% *(?:end)?raw *%\}/g, ''),
  );
  const code = mask(highlighted, codePattern);
  const shortcodes = mask(code.restore(plainProse(code.text)), shortcodePattern);
  const { content: converted, html, notes } = convertMarkdown(shortcodes.text);
  const content = shortcodes.restore(converted).trim();
  return {
    content,
    plain: textOfHtml(shortcodes.remove(html)),
    notes: [...notes, ...findLeftovers(content)],
  };
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

const codePattern = /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1|`[^`\n]+`/gm;

const shortcodePattern =
  /\{\{[<%][^\n]{0,2000}?[>%]\}\}|\{%[^\n]{0,2000}?%\}|\{\{[^{}\n]{0,500}\}\}/g;

/** Without what Jekyll fills in: the URL of the site, and paths in it. */
export function withoutLiquid(text: string): string {
  return text
    .replace(/\{\{ *(?:site\.(?:url|baseurl|github\.url)) *\}\}/g, '')
    .replace(/\{\{ *["']([^"'\n]{0,500})["'] *\| *(?:relative_url|absolute_url) *\}\}/g, '$1')
    .replace(/\{% *link +([^%\n]{1,500}?) *%\}/g, '$1');
}

function plainProse(text: string): string {
  return (
    withLinks(withoutLiquid(text))
      .replace(/<!--(?:[^-]|-(?!->)){0,5000}-->\n?/g, '')
      // A table of contents, and other attributes of kramdown and Goldmark.
      .replace(/^[*+-] .{0,200}\n\{: *toc[^}\n]{0,200}\}\n?/gm, '')
      .replace(/^\{: *[.#:\w][^}\n]{0,500}\}\n?/gm, '')
      .replace(/(?<=[)\]*_`])\{: *[.#\w][^}\n]{0,500}\}/g, '')
      .replace(/^(#{1,6} [^\n]{0,500}?)[ \t]+\{:? ?#[\w-]{1,200}\}[ \t]*$/gm, '$1')
  );
}

function findLeftovers(content: string): string[] {
  const prose = content.replace(codePattern, '');
  const shortcodes = prose.match(/\{\{[<%]|\{%/g)?.length ?? 0;
  const tags = prose.match(/(?<!\{\{)<[a-z][a-z\d-]*(?=[\s>/])/gi)?.length ?? 0;
  return [
    ...(shortcodes > 0 ? [`${shortcodes} shortcodes stay as text: replace them in the panel`] : []),
    ...(tags > 0 ? [`${tags} HTML tags stay as text: replace them in the panel`] : []),
  ];
}

/** A text in which some parts are out of the way. */
type Masked = {
  text: string;
  /** Puts the parts back into the text, or into what has become of it. */
  restore: (text: string) => string;
  remove: (text: string) => string;
};

/** Replaces each match by a short mark that no conversion changes. */
function mask(text: string, pattern: RegExp): Masked {
  const parts: string[] = [];
  const masked = text
    .replace(/[\ue000\ue001]/g, '')
    .replace(pattern, (part) => `\ue000${parts.push(part) - 1}\ue001`);
  const replace = (given: string, partAt: (index: number) => string) =>
    given.replace(/\ue000(\d+)\ue001/g, (_whole, index: string) => partAt(Number(index)));
  return {
    text: masked,
    restore: (given) => replace(given, (index) => parts[index] ?? ''),
    remove: (given) => replace(given, () => ''),
  };
}
