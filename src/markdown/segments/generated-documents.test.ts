import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hostileText,
  markdownDocument,
  otherWord,
} from '../../../tests/support/generated-markdown.ts';
import { type MarkdownNode, parseMarkdown } from '../parse-markdown.ts';
import { renderMarkdown } from '../render/render-markdown.ts';
import { fillSegments } from './fill-segments.ts';
import { referenceLabel } from './parse-with-references.ts';
import { protectMarkdown, restoreMarkdown } from './protect-markdown.ts';
import { segmentMarkdown } from './segment-markdown.ts';
import { normalizeLineEndings, splitBlocks } from './split-blocks.ts';

const numRuns = 60;

test('a translation that echoes its text and placeholders has the structure of its source', () => {
  fc.assert(
    fc.property(markdownDocument(), (markdown) => {
      const segmented = segmentMarkdown(markdown);
      const echo = fillSegments(
        segmented,
        segmented.segments.map(({ text }) => text),
      );
      expect(structureOf(echo)).toEqual(structureOf(markdown));
      expect(htmlInOneLine(echo)).toBe(htmlInOneLine(markdown));
    }),
    { seed: 51, numRuns },
  );
});

test('a translation with other words around its placeholders has the structure of its source', () => {
  fc.assert(
    fc.property(markdownDocument(), fc.array(otherWord, { minLength: 1 }), (markdown, others) => {
      const segmented = segmentMarkdown(markdown);
      let used = 0;
      const translate = () => others[used++ % others.length] ?? '';
      const texts = segmented.segments.map(({ text }) => text.replace(/\p{L}+/gu, translate));
      const translated = fillSegments(segmented, texts);
      expect(segmentMarkdown(translated).segments.map(({ text }) => text)).toEqual(texts);
      expect(structureOf(translated)).toEqual(structureOf(markdown));
      expect(tagsOf(translated)).toEqual(tagsOf(markdown));
    }),
    { seed: 52, numRuns },
  );
});

test('blocks, code and tables survive any answer of a model', () => {
  fc.assert(
    fc.property(markdownDocument(), fc.array(hostileText, { minLength: 1 }), (markdown, texts) => {
      const segmented = segmentMarkdown(markdown);
      const filled = fillSegments(
        segmented,
        segmented.segments.map((_segment, index) => texts[index % texts.length]),
      );
      expect(splitBlocks(filled).map(({ kind }) => kind)).toEqual(
        segmented.blocks.map(({ kind }) => kind),
      );
      expect(blockTagsOf(filled)).toEqual(blockTagsOf(markdown));
      expect(codeBlocksOf(filled)).toEqual(codeBlocksOf(markdown));
    }),
    { seed: 53, numRuns },
  );
});

test('code and URLs survive any text between correct placeholders', () => {
  fc.assert(
    fc.property(markdownDocument(), fc.array(hostileText, { minLength: 1 }), (markdown, texts) => {
      const segmented = segmentMarkdown(markdown);
      let used = 0;
      const mistranslate = () => (texts[used++ % texts.length] ?? '').replace(/⟦.*?⟧/g, '');
      const filled = fillSegments(
        segmented,
        segmented.segments.map(({ text }) => text.replace(/\p{L}+/gu, mistranslate)),
      );
      expect(blockTagsOf(filled)).toEqual(blockTagsOf(markdown));
      expect(htmlInOneLine(filled).match(/<(?:a|img|code) [^>]*>/g)).toEqual(
        htmlInOneLine(markdown).match(/<(?:a|img|code) [^>]*>/g),
      );
    }),
    { seed: 55, numRuns },
  );
});

test('any text can be segmented and filled again', () => {
  fc.assert(
    fc.property(
      fc.oneof(markdownDocument(), hostileText, fc.string({ unit: 'grapheme' })),
      (text) => {
        const source = normalizeLineEndings(text);
        const segmented = segmentMarkdown(text);
        expect(fillSegments(segmented, [])).toBe(source);
        const guarded = protectMarkdown(text);
        expect(restoreMarkdown(guarded.text, guarded.placeholders)).toEqual({
          markdown: source,
          lost: [],
        });
        let rest = source;
        for (const block of splitBlocks(text).reverse()) {
          expect(source.slice(block.from, block.to)).toBe(block.text);
          expect(rest.slice(block.to).trim()).toBe('');
          rest = rest.slice(0, block.from);
        }
        expect(rest.trim()).toBe('');
      },
    ),
    { seed: 54, numRuns: 2 * numRuns },
  );
});

/** The nodes of a text in order, with their fixed contents; line endings and the spelling of labels don't count. */
function structureOf(markdown: string): string[] {
  const nodes: string[] = [];
  parseMarkdown(markdown).iterate({
    enter: ({ name, node }) => {
      if (!uncounted.has(name)) {
        const isCaption = name === 'LinkTitle' && node.parent?.name === 'Image';
        const isFixed = verbatim.has(name) && !isCaption;
        nodes.push(name + (isFixed ? ` ${markdown.slice(node.from, node.to)}` : ''));
      }
      if (name === 'Link' || name === 'Image') nodes.push(labelKey(node, markdown));
    },
    leave: ({ name }) => {
      if (!verbatim.has(name) && !uncounted.has(name)) nodes.push('end');
    },
  });
  return nodes.map((node) => node.replace(/\s+/g, ' '));
}

/** A label without a definition makes no link. */
function labelKey(node: MarkdownNode, markdown: string): string {
  const label = referenceLabel(node, markdown)?.toLowerCase();
  return label === 'site' ? 'to site' : '';
}

const uncounted = new Set(['QuoteMark', 'LinkMark', 'LinkLabel']);
const verbatim = new Set([
  ...['InlineCode', 'CodeText', 'CodeInfo', 'URL', 'LinkTitle', 'Escape', 'Entity', 'HTMLTag'],
  ...['Autolink', 'TaskMarker', 'ListMark', 'HorizontalRule'],
]);

function htmlInOneLine(markdown: string): string {
  return renderMarkdown(markdown, 'en')
    .replace(ofWords, '')
    .replace(caption, '$1')
    .replace(/\s+/g, ' ');
}

function tagsOf(markdown: string): string[] {
  return htmlInOneLine(markdown).match(/<[^>]*>/g) ?? [];
}

/** Attributes that are derived from the words. */
const caption = /(<img [^>]*?) title="[^"]*"/g;
const ofWords = / (?:id="|alt="|aria-label="|href="#)[^"]*"/g;

function blockTagsOf(markdown: string): string[] {
  // A figure is a paragraph whose picture has a caption.
  const html = renderMarkdown(markdown, 'en').replace(/(<\/?)figure\b/g, '$1p');
  const tags = html.match(/<\/?(?:p|h\d|[uo]l|li|blockquote|pre|t[a-z]+|hr|input)\b/g);
  return [...(tags ?? [])];
}

function codeBlocksOf(markdown: string): string[] {
  return splitBlocks(markdown)
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => text);
}
