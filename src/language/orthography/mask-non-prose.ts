import { parseMarkdown } from '#markdown/parse-markdown.ts';

/** Replaces one UTF-16 code unit that no rule may change. OBJECT REPLACEMENT CHARACTER is neither letter nor space. */
export const maskChar = '\ufffc';

/**
 * Masks everything in a Markdown text that is not prose in Sorani or Arabic: code, URLs, link definitions, HTML tags,
 * placeholders (also those of a translation, `⟦1⟧`) and Latin words.
 *
 * @returns the text with {@link maskChar} in place of each masked code unit, so that offsets stay the same
 */
export function maskNonProse(markdown: string): string {
  return maskNodes(markdown).replace(bareNonProse, maskOf);
}

/**
 * Changes the prose of a Markdown text and restores the rest.
 *
 * @param change gets the masked text and must keep every {@link maskChar}
 */
export function changeProse(markdown: string, change: (covered: string) => string): string {
  const covered = maskNonProse(markdown);
  const unwritten = [...covered.matchAll(masked)]
    .map(({ 0: run, index }) => markdown.slice(index, index + run.length))
    .join('');
  let at = 0;
  return change(covered).replace(masked, (run) => {
    at += run.length;
    return unwritten.slice(at - run.length, at);
  });
}

const masked = new RegExp(`${maskChar}+`, 'g');

const nonProseNodes = new Set([
  'FootnoteMark',
  'FootnoteReference',
  'FencedCode',
  'CodeBlock',
  'InlineCode',
  'URL',
  'Autolink',
  'LinkReference',
  'LinkLabel',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
]);

function maskNodes(markdown: string): string {
  const mayHaveDefinitions = markdown.includes(']:');
  let covered = '';
  parseMarkdown(markdown).iterate({
    enter({ name, from, to, node }) {
      // The text of `[text]` is also the label by which its definition is found.
      const isLabel =
        mayHaveDefinitions && (name === 'Link' || name === 'Image') && !node.getChild('URL');
      if (!isLabel && !nonProseNodes.has(name)) return true;
      covered += markdown.slice(covered.length, from) + maskChar.repeat(to - from);
      return false;
    },
  });
  return covered + markdown.slice(covered.length);
}

function maskOf(unwritten: string): string {
  return maskChar.repeat(unwritten.length);
}

/** Characters that end a bare URL or e-mail address. */
const end = '\\s<>|`\\u200b\\ufeff\\u202a-\\u202e';

/**
 * Non-prose without Markdown syntax: URLs, e-mail addresses, placeholders, Latin words. The lengths are limited so that
 * a long text without spaces is fast to match. A Latin word keeps joiners between its letters, but no direction
 * control, because the matching control may be outside the word.
 */
const bareNonProse = new RegExp(
  [
    `(?:[a-z][a-z0-9+.-]{1,20}://|www\\.|[a-z0-9-]{1,63}\\.[a-z0-9.-]{1,190}/)[^${end}]*`,
    `[^@()${end}]{1,64}@[^@()${end}]+`,
    '⟦[^⟦⟧\\n]{0,20}⟧',
    '\\{[^{}\\s]{1,60}\\}',
    '\\p{Script=Latin}+(?:[\\p{M}\\u200b-\\u200d\\ufeff]+\\p{Script=Latin}+)*',
  ].join('|'),
  'giu',
);
