import type { Language } from '#i18n/languages.ts';

/** The range of a sentence, without the white space around it. */
export type Sentence = { from: number; to: number };

/**
 * Splits a segment into sentences, as Unicode says (UAX 29), except after abbreviations and where no space follows. A
 * placeholder for code is a word, and a pair of placeholders is a pair of brackets.
 */
export function splitSentences(text: string, language: Language): Sentence[] {
  const masked = maskPlaceholders(text);
  const sentences: Sentence[] = [];
  let from = 0;
  const segmenter = segmenterOf(language);
  for (const { index, segment } of segmenter.segment(masked)) {
    const to = index + segment.length;
    const isLast = to === masked.length;
    if (!isLast && (!/\s$/.test(segment) || abbreviation.test(masked.slice(from, to)))) continue;
    const trimmed = masked.slice(from, to);
    const start = from + (trimmed.length - trimmed.trimStart().length);
    const end = from + trimmed.trimEnd().length;
    if (end > start) sentences.push({ from: start, to: end });
    from = to;
  }
  return sentences;
}

const segmenters = new Map<Language, Intl.Segmenter>();

/** Their data takes milliseconds to load, which no start has to wait for. */
function segmenterOf(language: Language): Intl.Segmenter {
  // ICU has no rules of its own for Central Kurdish; the default locale could have any.
  const locale = language === 'en' ? 'en' : 'ar';
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(locale, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Abbreviations before a name or a number, initials, and a dot that begins a name such as `.NET`. */
const abbreviation =
  /(?:(?:^|[\s(«“"'-])(?:e\.g|i\.e|vs|cf|Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Fig|Vol|approx|\p{Lu}|[دأمصهـپن]{1,2})|\s)\.\s+$/u;

function maskPlaceholders(text: string): string {
  return text.replace(/⟦(\/?)(\d+)⟧/g, (sign, slash: string, number: string) => {
    if (slash) return ')'.repeat(sign.length);
    return (text.includes(`⟦/${number}⟧`) ? '(' : 'X').repeat(sign.length);
  });
}
