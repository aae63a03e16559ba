import { parsesBack } from './parses-back.ts';
import { parseSegment } from './placeholders.ts';
import type { SegmentedMarkdown, SegmentLocation } from './segment-markdown.ts';
import { escapeLevels, writeInline } from './write-inline.ts';

/**
 * The Markdown with other texts in its segments. Whatever the texts contain, blocks keep their kind and placeholders
 * become their original syntax: characters that would change the syntax are escaped, and invalid placeholders are
 * removed.
 *
 * @param texts one for each segment; an undefined or empty one keeps the source's text
 */
export function fillSegments(
  segmented: SegmentedMarkdown,
  texts: readonly (string | undefined)[],
): string {
  return createFiller(segmented)(texts);
}

/**
 * @param texts one for each segment; an undefined or empty one keeps the source's text
 * @param to offset in the source at which to stop, between two segments
 */
export type Filler = (texts: readonly (string | undefined)[], to?: number) => string;

/** Fills the same segments repeatedly while their texts stream in: each text is written and parsed once. */
export function createFiller(segmented: SegmentedMarkdown): Filler {
  const { markdown, locations } = segmented;
  const written: ({ text: string; line: string | null } | undefined)[] = [];
  const lineOf = (index: number, location: SegmentLocation, text: string) => {
    const known = written[index];
    if (known?.text === text) return known.line;
    const line = fillSegment(segmented, index, location, text);
    written[index] = { text, line };
    return line;
  };
  return (texts, to = markdown.length) => {
    let filled = '';
    let read = 0;
    for (const [index, location] of locations.entries()) {
      if (location.from >= to) break;
      const text = texts[index];
      const line = text === undefined ? null : lineOf(index, location, text);
      if (line === null) continue;
      filled += markdown.slice(read, location.from) + line;
      read = location.to;
    }
    return filled + markdown.slice(read, to);
  };
}

/** The least escaped Markdown that parses back; null if there is none, as for an empty text. */
function fillSegment(
  { segments, labels }: SegmentedMarkdown,
  index: number,
  location: SegmentLocation,
  text: string,
): string | null {
  const { parts } = parseSegment(segments[index]?.placeholders ?? [], text);
  for (const escapeLevel of escapeLevels) {
    const inline = writeInline(parts, location.leaf, escapeLevel);
    if (inline.text.trim() === '') return null;
    if (!parsesBack(inline, location, labels)) continue;
    // A backslash would escape the bar that ends a cell.
    const end = inline.text.endsWith('\\') ? ' ' : '';
    return inline.text.split('\n').join(`\n${location.continuation}`) + end;
  }
  return null;
}
