import { alignBlocks } from '#domain/translation/shared/qa/align-blocks.ts';
import { extractBlocks } from '#domain/translation/shared/qa/extract-elements.ts';
import { inPlaceholdersOf } from '#markdown/segments/match-placeholders.ts';
import { type SegmentedMarkdown, segmentMarkdown } from '#markdown/segments/segment-markdown.ts';

/** A segment and its translation, with the placeholders of the source in both. */
export type SegmentPair = {
  source: string;
  target: string;
  /** The translation with its own placeholders, as `segmentMarkdown` gives it. */
  written: string;
};

/**
 * Pairs the segments of a Markdown text with those of its translation. Blocks are paired as the translation check does;
 * blocks that were split, merged or rebuilt have no pair, and neither have their segments.
 */
export function pairSegments(source: string, target: string): SegmentPair[] {
  const before = segmentMarkdown(source);
  const after = segmentMarkdown(target);
  return pairSegmentedBlocks(before, after).flatMap((pair) => {
    const sources = segmentsOf(before, pair.source);
    const targets = segmentsOf(after, pair.target);
    const haveSameKinds =
      sources.length === targets.length &&
      sources.every(({ leaf }, index) => leaf === targets[index]?.leaf);
    if (!haveSameKinds) return [];
    return sources.flatMap(({ segment }, index) => {
      const translated = targets[index]?.segment;
      if (!translated) return [];
      const { text: written } = translated;
      return [{ source: segment.text, target: inPlaceholdersOf(segment, translated), written }];
    });
  });
}

/** The indexes of blocks that belong together. */
type BlockPair = { source: number; target: number };

/** Pairs the blocks of a Markdown text with those of its translation, as {@link pairSegments} does. */
export function pairBlocks(source: string, target: string): BlockPair[] {
  return pairSegmentedBlocks(segmentMarkdown(source), segmentMarkdown(target));
}

function pairSegmentedBlocks(before: SegmentedMarkdown, after: SegmentedMarkdown): BlockPair[] {
  const haveSameKinds =
    before.blocks.length === after.blocks.length &&
    before.blocks.every(({ kind }, index) => kind === after.blocks[index]?.kind);
  if (haveSameKinds) return before.blocks.map((_, index) => ({ source: index, target: index }));
  const pairs = alignBlocks(extractBlocks(before.markdown), extractBlocks(after.markdown));
  return pairs.flatMap(({ source, translation }) => {
    const [one, other] = [source[0], translation[0]];
    if (source.length !== 1 || translation.length !== 1 || !one || !other) return [];
    if (one.kind !== other.kind) return [];
    return [{ source: blockAt(before, one.from), target: blockAt(after, other.from) }];
  });
}

function blockAt({ blocks }: SegmentedMarkdown, offset: number): number {
  return blocks.findIndex(({ from, to }) => from <= offset && offset <= to);
}

function segmentsOf({ segments, locations }: SegmentedMarkdown, block: number) {
  return segments.flatMap((segment, index) =>
    segment.block === block ? [{ segment, leaf: locations[index]?.leaf }] : [],
  );
}
