import type { Language } from '#i18n/languages.ts';
import { wordKeys, wordsIn } from '#language/stems/word-keys.ts';
import type { ExcerptPart } from './found.ts';

/** Letters that are shown of a longer sentence. */
const shownLetters = 240;
/** Letters before the first hit of a longer sentence. */
const lettersBefore = 80;
/** Sentences that are compared. */
const maxSentences = 40;

/**
 * The sentence with most of the searched words, the first of several, with each hit marked.
 *
 * @param text sentences and their stems, as `search_texts` has them
 * @param searched the exact words and the stems of the query
 * @returns null if no sentence has any
 */
export function findExcerpt(
  text: { sentences: string; stems: string },
  searched: { words: ReadonlySet<string>; stems: readonly string[] },
  language: Language,
): ExcerptPart[] | null {
  const found = new Map<number, number>();
  for (const stem of searched.stems) {
    const lines = linesWith(text.stems, ` ${stem} `);
    for (const line of lines) found.set(line, (found.get(line) ?? 0) + 1);
  }
  if (found.size === 0) return null;
  const sentences = text.sentences.split('\n');
  const lowerCase = (line: number) => sentences[line]?.toLowerCase() ?? '';
  const exact = (line: number) =>
    [...searched.words].filter((word) => lowerCase(line).includes(word)).length;
  const ranked = [...found]
    .map(([line, stems]) => ({ line, stems, exact: exact(line) }))
    .sort(
      (one, other) => other.stems - one.stems || other.exact - one.exact || one.line - other.line,
    );
  const best = sentences[ranked[0]?.line ?? 0] ?? '';
  return shorten(markHits(best, new Set(searched.stems), language));
}

/** The text with the words marked that have one of the stems. */
export function markHits(
  text: string,
  stems: ReadonlySet<string>,
  language: Language,
): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let read = 0;
  for (const { word, from, to } of wordsIn(text)) {
    if (!wordKeys(word, language).stems.some((stem) => stems.has(stem))) continue;
    if (from > read) parts.push({ text: text.slice(read, from), isHit: false });
    parts.push({ text: text.slice(from, to), isHit: true });
    read = to;
  }
  if (read < text.length) parts.push({ text: text.slice(read), isHit: false });
  return parts;
}

/** The numbers of the lines that have what is searched, the first forty. */
export function linesWith(stems: string, searched: string): number[] {
  const lines: number[] = [];
  let line = 0;
  let counted = 0;
  for (
    let at = stems.indexOf(searched);
    at >= 0 && lines.length < maxSentences;
    at = stems.indexOf(searched, at + 1)
  ) {
    for (; counted < at; counted += 1) if (stems.charCodeAt(counted) === newline) line += 1;
    if (lines.at(-1) !== line) lines.push(line);
  }
  return lines;
}

const newline = 0x0a;

/** Cuts a long sentence around its first hit, between words. */
function shorten(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= shownLetters) return [...parts];
  const [first] = parts;
  const before = first && !first.isHit ? first.text : '';
  const kept =
    before.length > lettersBefore ? `…${before.slice(-lettersBefore).replace(/^\S*/, '')}` : before;
  const shown: ExcerptPart[] = kept === '' ? [] : [{ text: kept, isHit: false }];
  let room = shownLetters - kept.length;
  for (const part of before === '' ? parts : parts.slice(1)) {
    if (part.text.length > room) {
      if (part.isHit && shown.some(({ isHit }) => isHit)) break;
      const cut = part.text.slice(0, room);
      shown.push({ text: part.isHit ? cut : cut.replace(/\S*$/, ''), isHit: part.isHit });
      break;
    }
    shown.push(part);
    room -= part.text.length;
  }
  return [...shown, { text: '…', isHit: false }];
}
