import type { Language } from '#i18n/languages.ts';
import { type Sentence, splitSentences } from '#language/split-sentences.ts';
import { type Placeholder, replacePlaceholders } from '#markdown/segments/placeholders.ts';
import {
  type Segment,
  type SegmentedMarkdown,
  type SegmentLocation,
  segmentMarkdown,
} from '#markdown/segments/segment-markdown.ts';

/** The text of a paragraph, heading, list item or cell, with or without letters. */
export type Leaf = Segment & {
  location: SegmentLocation;
  /** Its Markdown. */
  raw: string;
  sentences: readonly LeafSentence[];
};

/** A sentence of a leaf. */
export type LeafSentence = {
  /** With the placeholders of the leaf. */
  text: string;
  /** With the syntax in place of the placeholders: equal for equal sentences. */
  key: string;
  /** Its range in the Markdown of the passage; null where it was not found again. */
  range: { from: number; to: number } | null;
};

/** A Markdown text, or a title, in its leaves. */
export type Passage = { markdown: string; leaves: readonly Leaf[]; segmented: SegmentedMarkdown };

export function readPassage(markdown: string, language: Language): Passage {
  const segmented = segmentMarkdown(markdown, (text) => text.trim() !== '');
  return passageOf(segmented, (text) => splitSentences(text, language));
}

/** A title is plain text and one sentence: nothing in it is Markdown. */
export function readTitle(title: string): Passage {
  const from = title.length - title.trimStart().length;
  const text = title.trim();
  const location = { from, to: from + text.length, leaf: 'paragraph' } as const;
  const isBlank = text === '';
  return passageOf(
    {
      markdown: title,
      blocks: [],
      segments: isBlank ? [] : [{ block: 0, text, placeholders: [] }],
      locations: isBlank ? [] : [{ ...location, before: '', continuation: '' }],
      labels: new Set(),
    },
    (text) => [{ from: 0, to: text.length }],
  );
}

function passageOf(segmented: SegmentedMarkdown, split: (text: string) => Sentence[]): Passage {
  const { markdown, segments, locations } = segmented;
  const leaves = segments.flatMap((segment, index) => {
    const location = locations[index];
    if (!location) return [];
    const raw = markdown.slice(location.from, location.to);
    const ends = findEnds(segment, raw);
    const sentences = split(segment.text).map(({ from, to }) => {
      const text = segment.text.slice(from, to);
      const [start, end] = [ends?.starts[from], ends?.ends[to]];
      const range =
        start === undefined || end === undefined
          ? null
          : { from: location.from + start, to: location.from + end };
      return { text, key: withSyntax(text, segment.placeholders), range };
    });
    return [{ ...segment, location, raw, sentences }];
  });
  return { markdown, leaves, segmented };
}

/** A text with the syntax that its placeholders stand for. */
function withSyntax(text: string, placeholders: readonly Placeholder[]): string {
  return replacePlaceholders(text, ({ number, isClosing }) => {
    const placeholder = placeholders[number - 1];
    return (isClosing ? placeholder?.close : placeholder?.open) ?? '';
  });
}

/**
 * Finds where the characters of a segment stand in its Markdown, which has the same ones but other white space, and in
 * further lines a prefix of white space and quote marks.
 *
 * @returns `starts`: the offset of the character at an index; `ends`: the offset after the character before an index;
 *   null if the Markdown has another character
 */
function findEnds(
  { text, placeholders }: Segment,
  raw: string,
): { starts: number[]; ends: number[] } | null {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  let isEqual = true;
  const skipSpace = () => {
    const space = /[^\S\n]*(?:\n[\s>]*)?/y;
    space.lastIndex = at;
    at += space.exec(raw)?.[0].length ?? 0;
  };
  const walk = (written: string) => {
    for (const character of written.split('')) {
      if (/\s/.test(character)) continue;
      if (raw[at] !== character) skipSpace();
      if (raw[at] !== character) isEqual = false;
      at += 1;
    }
  };
  let read = 0;
  const walkText = (to: number) => {
    for (; read < to; read += 1) {
      const character = text.charAt(read);
      if (/\s/.test(character)) continue;
      if (raw[at] !== character) skipSpace();
      starts[read] = at;
      walk(character);
      ends[read + 1] = at;
    }
  };
  replacePlaceholders(text, ({ number, isClosing, from, to }) => {
    walkText(from);
    skipSpace();
    starts[from] = at;
    const placeholder = placeholders[number - 1];
    walk((isClosing ? placeholder?.close : placeholder?.open) ?? '');
    ends[to] = at;
    read = to;
    return '';
  });
  walkText(text.length);
  return isEqual ? { starts, ends } : null;
}

/** The text of a leaf with its syntax: what two leaves have in common that are the same. */
export function keyOf(leaf: Leaf): string {
  return withSyntax(leaf.text, leaf.placeholders);
}
