import type { MarkdownConfig } from '@lezer/markdown';
import { footnoteDefinition, footnoteReference } from './footnote-syntax.ts';

/**
 * Footnotes for the syntax tree: `FootnoteReference` in a line, and `FootnoteDefinition` with its `FootnoteMark`
 * (`[^label]:`) and its `Paragraph`. A definition ends where the next one begins.
 */
export const lezerFootnotes: MarkdownConfig = {
  defineNodes: [
    { name: 'FootnoteDefinition', block: true },
    { name: 'FootnoteMark' },
    { name: 'FootnoteReference' },
  ],
  parseInline: [
    {
      name: 'FootnoteReference',
      before: 'Link',
      parse(context, next, position) {
        if (next !== openBracket) return -1;
        footnoteReference.lastIndex = position - context.offset;
        const [found] = footnoteReference.exec(context.text) ?? [];
        return found === undefined
          ? -1
          : context.addElement(context.elt('FootnoteReference', position, position + found.length));
      },
    },
  ],
  parseBlock: [
    {
      name: 'FootnoteDefinition',
      before: 'LinkReference',
      leaf(context, { content }) {
        const mark = footnoteDefinition.exec(content)?.[0];
        if (mark === undefined || context.parentType().name !== 'Document') return null;
        return {
          nextLine: () => false,
          finish(_context, leaf) {
            const end = leaf.start + leaf.content.length;
            const start = leaf.start + mark.length;
            const inline = context.parser.parseInline(leaf.content.slice(mark.length), start);
            context.addLeafElement(
              leaf,
              context.elt('FootnoteDefinition', leaf.start, end, [
                context.elt('FootnoteMark', leaf.start, leaf.start + mark.trimEnd().length),
                context.elt('Paragraph', start, end, inline),
              ]),
            );
            return true;
          },
        };
      },
      endLeaf: (_context, line, leaf) =>
        footnoteDefinition.test(leaf.content) && footnoteDefinition.test(line.text.slice(line.pos)),
    },
  ],
};

const openBracket = '['.charCodeAt(0);
