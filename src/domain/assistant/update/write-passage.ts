import { applySplices, type Splice } from '#domain/translation/shared/update-part.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { syntaxOf } from '#markdown/segments/match-placeholders.ts';
import { type Placeholder, parseSegment } from '#markdown/segments/placeholders.ts';
import type { LeafKind } from '#markdown/segments/segment-markdown.ts';
import { type EscapeLevel, escapeLevels, writeInline } from '#markdown/segments/write-inline.ts';
import { type Leaf, type Passage, readPassage } from './leaves.ts';
import { textIn } from './plan-leaf.ts';
import { type LeafContent, placeholdersIn } from './plan-passage.ts';
import type { MarkedText, Slot, SlotInPlace } from './slots.ts';

type Options = { language: TranslationLanguage; isTitle: boolean };

/**
 * Writes texts into a translation, and nothing else: every byte outside of the slots is that of the translation.
 *
 * @param texts of each slot
 * @returns the changes, in order; null if no way of writing the texts keeps the blocks, code, links and pictures
 */
export function writeInPlace(
  target: Passage,
  texts: readonly { slot: SlotInPlace; text: MarkedText }[],
  { language, isTitle }: Options,
): Splice[] | null {
  for (const level of escapeLevels) {
    const splices = texts.map(({ slot, text }): Splice => {
      const { from, to, lead, tail } = slot.target;
      const written = isTitle
        ? oneLine(text.text)
        : inlineOf(text, slot.extent.leaf.location.leaf, level);
      return { from, to, text: written && lead + written + tail };
    });
    if (isTitle) return splices;
    const written = readPassage(applySplices(target.markdown, splices), language);
    if (haveSyntaxOf(written.leaves, expectedLeaves(target.leaves, texts))) return splices;
  }
  return null;
}

/**
 * Writes the Markdown of a rebuilt passage.
 *
 * @param textOf the text of each slot
 * @returns null if no way of writing the texts keeps the blocks, code, links and pictures
 */
export function writeRebuilt(
  skeleton: Passage,
  contents: readonly LeafContent[],
  textOf: (slot: Slot) => MarkedText,
  { language, isTitle }: Options,
): string | null {
  for (const level of escapeLevels) {
    const splices = skeleton.leaves.map(({ location }, index): Splice => {
      const { from, to, leaf, continuation } = location;
      const pieces = (contents[index]?.pieces ?? []).map((piece) => {
        if (typeof piece === 'string') return piece.replace(/\n[\s>]*/g, `\n${continuation}`);
        const text = textOf(piece);
        return isTitle ? oneLine(text.text) : inlineOf(text, leaf, level);
      });
      return { from, to, text: pieces.join('') };
    });
    const markdown = applySplices(skeleton.markdown, splices);
    if (isTitle) return markdown;
    const written = readPassage(markdown, language);
    const expected = skeleton.leaves.map(({ location }, index) => {
      const { pieces = [], kept = [] } = contents[index] ?? {};
      const texts = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [textOf(piece)]));
      const placeholders = [...kept, ...texts.flatMap((text) => text.placeholders)];
      return { kind: location.leaf, placeholders };
    });
    if (haveSyntaxOf(written.leaves, expected)) return markdown;
  }
  return null;
}

type Expected = { kind: LeafKind; placeholders: readonly Placeholder[] };

function expectedLeaves(
  leaves: readonly Leaf[],
  texts: readonly { slot: SlotInPlace; text: MarkedText }[],
): Expected[] {
  const byLeaf = Map.groupBy(texts, ({ slot }) => slot.extent.leaf);
  return leaves.map((leaf) => {
    const own = byLeaf.get(leaf) ?? [];
    const replaced = new Set(own.flatMap(({ slot }) => placeholdersIn(textIn(slot.extent))));
    return {
      kind: leaf.location.leaf,
      placeholders: [
        ...leaf.placeholders.filter((_, index) => !replaced.has(index + 1)),
        ...own.flatMap(({ text }) => text.placeholders),
      ],
    };
  });
}

/** Whether the leaves have the same kinds in order, each with the same code, links, pictures and breaks. */
function haveSyntaxOf(leaves: readonly Leaf[], expected: readonly Expected[]): boolean {
  return (
    leaves.length === expected.length &&
    leaves.every(({ location, placeholders }, index) => {
      const one = expected[index];
      return location.leaf === one?.kind && keyOf(placeholders) === keyOf(one.placeholders);
    })
  );
}

function keyOf(placeholders: readonly Placeholder[]): string {
  return placeholders.map(syntaxOf).sort().join('\n');
}

function inlineOf({ text, placeholders }: MarkedText, leaf: LeafKind, level: EscapeLevel): string {
  return writeInline(parseSegment(placeholders, text).parts, leaf, level).text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
