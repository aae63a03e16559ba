import { parseMarkdown } from '#markdown/markdown-tree.ts';

/** Stands for one UTF-16 unit that no rule may touch (OBJECT REPLACEMENT CHARACTER: neither letter nor space). */
export const cover = '\ufffc';

/**
 * @returns the Markdown text at the same length, with a cover over all that nobody wrote as Sorani or Arabic: code,
 * addresses, link definitions, HTML tags, placeholders, the marks of a translation (`⟦1⟧`) and Latin words
 */
export function coverUnwritten(markdown: string): string {
  return coverNodes(markdown).replace(bareUnwritten, coverOf);
}

/**
 * Changes a text, all but its unwritten parts.
 *
 * @param change gets the covered text, and may change anything in it but the covers
 */
export function changeWritten(markdown: string, change: (covered: string) => string): string {
  const covered = coverUnwritten(markdown);
  const unwritten = [...covered.matchAll(covers)]
    .map(({ 0: run, index }) => markdown.slice(index, index + run.length))
    .join('');
  let at = 0;
  return change(covered).replace(covers, (run) => {
    at += run.length;
    return unwritten.slice(at - run.length, at);
  });
}

const covers = new RegExp(`${cover}+`, 'g');

const unwrittenNodes = new Set([
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

function coverNodes(markdown: string): string {
  const mayHaveDefinitions = markdown.includes(']:');
  let covered = '';
  parseMarkdown(markdown).iterate({
    enter({ name, from, to, node }) {
      // The text of `[text]` is also the label by which its definition is found.
      const isLabel =
        mayHaveDefinitions && (name === 'Link' || name === 'Image') && !node.getChild('URL');
      if (!isLabel && !unwrittenNodes.has(name)) return true;
      covered += markdown.slice(covered.length, from) + cover.repeat(to - from);
      return false;
    },
  });
  return covered + markdown.slice(covered.length);
}

function coverOf(unwritten: string): string {
  return cover.repeat(unwritten.length);
}

/** Ends an address that stands bare in a text. */
const end = '\\s<>|`\\u200b\\ufeff\\u202a-\\u202e';

/**
 * What Markdown has no sign for. The lengths are limited so that a long text without spaces takes no long time. A Latin
 * word keeps joiners between its letters, but no direction control, since the control's partner may stand outside.
 */
const bareUnwritten = new RegExp(
  [
    `(?:[a-z][a-z0-9+.-]{1,20}://|www\\.|[a-z0-9-]{1,63}\\.[a-z0-9.-]{1,190}/)[^${end}]*`,
    `[^@()${end}]{1,64}@[^@()${end}]+`,
    '⟦[^⟦⟧\\n]{0,20}⟧',
    '\\{[^{}\\s]{1,60}\\}',
    '\\p{Script=Latin}+(?:[\\p{M}\\u200b-\\u200d\\ufeff]+\\p{Script=Latin}+)*',
  ].join('|'),
  'giu',
);
