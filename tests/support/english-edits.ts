import { splitSentences } from '#language/split-sentences.ts';
import { type SegmentedMarkdown, segmentMarkdown } from '#markdown/segments/segment-markdown.ts';

/** An edit of an English text, and which of its sentences it touches. */
export type EnglishEdit = {
  content: string;
  /** The index of the segment. */
  segment: number;
  /** The indexes of its sentences that were changed or dropped. */
  sentences: number[];
};

type Random = () => number;

/** The ranges of the sentences of a segment that is written in one line without escapes; null for another one. */
export function sentenceRanges(
  { segments, locations, markdown }: SegmentedMarkdown,
  index: number,
  language: 'en' | 'ar' | 'ckb',
): { from: number; to: number }[] | null {
  const [segment, location] = [segments[index], locations[index]];
  if (!segment || !location) return null;
  const raw = markdown.slice(location.from, location.to);
  const sentences = splitSentences(segment.text, language);
  let at = 0;
  let wanted = 0;
  // Placeholders stand for what is between the words, so words alone are followed.
  const words = (text: string) => text.replace(/⟦\/?\d+⟧/g, ' ').match(/[^\s]+/g) ?? [];
  const ends = sentences.map(({ from, to }) => {
    for (const word of words(segment.text.slice(from, to))) {
      const found = raw.indexOf(word, at);
      if (found < 0) wanted = -1;
      at = found + word.length;
    }
    const [space = ''] = /^[^\s]*/.exec(raw.slice(at)) ?? [];
    return at + space.length;
  });
  if (wanted < 0) return null;
  return ends.map((end, one) => {
    const start = one === 0 ? 0 : (ends[one - 1] ?? 0);
    const [space = ''] = /^\s*/.exec(raw.slice(start)) ?? [];
    return { from: location.from + start + space.length, to: location.from + end };
  });
}

/** Changes a word, drops, adds or swaps a sentence somewhere in an English text. */
export function editEnglish(content: string, random: Random): EnglishEdit | null {
  const segmented = segmentMarkdown(content);
  const segment = Math.floor(random() * segmented.segments.length);
  const ranges = sentenceRanges(segmented, segment, 'en');
  if (!ranges) return null;
  const index = Math.floor(random() * ranges.length);
  const [range, next] = [ranges[index], ranges[index + 1]];
  if (!range) return null;
  const sentence = content.slice(range.from, range.to);
  const splice = (from: number, to: number, text: string, sentences: number[]) => ({
    content: content.slice(0, from) + text + content.slice(to),
    segment,
    sentences,
  });
  const kind = random();
  if (kind < 0.15 && ranges.length > 1)
    return next
      ? splice(range.from, next.from, '', [index])
      : splice(ranges[index - 1]?.to ?? range.from, range.to, '', [index]);
  if (kind < 0.3) return splice(range.to, range.to, ' Nobody has to wait for the next day.', []);
  if (kind < 0.4 && next)
    return splice(range.from, next.to, `${content.slice(next.from, next.to)} ${sentence}`, [
      index,
      index + 1,
    ]);
  const words = [...sentence.matchAll(/(?<=^|\s)[A-Za-z]{3,}(?=[\s.,;:]|$)/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return null;
  const at = range.from + word.index;
  const better = random() < 0.3 ? `${word[0]} surely` : 'really';
  return splice(at, at + word[0].length, better, [index]);
}
