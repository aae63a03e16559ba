import type { TranslationLanguage } from '#i18n/languages.ts';
import { foldedLetters } from '../search/search-folding.ts';

const alphabets: Record<TranslationLanguage, readonly string[]> = {
  ckb: [...'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهەیێ'],
  ar: [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'],
};

/** Letters that are heard or seen alike, beyond those that search folds. */
const alike: Record<TranslationLanguage, readonly string[]> = {
  ckb: ['وۆڤ', 'یێ', 'رڕ', 'لڵ', 'هەح', 'سصش', 'زذظ', 'تط', 'غقخ', 'گک', 'جچژ', 'بپ', 'ئعا'],
  ar: ['اأإآىء', 'ةهت', 'يىئ', 'ؤوء', 'ضظد', 'سصث', 'ذزظ', 'تط', 'قكغ', 'حهخ'],
};

const keys: Record<TranslationLanguage, readonly string[]> = {
  ckb: ['قوەرتیئحۆپ', 'اسدفگهژکل', 'زخجڤبنم'],
  ar: ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'],
};

/** What a person may have meant by a word. The likeliest mistakes cost least. */
export type WordEdit = { word: string; cost: number };

/** A letter that people rarely type for another one. */
const unlikely = 1.2;

/** All words that are one edit away: two letters exchanged, one left out, added or mistaken, a space forgotten. */
export function editsOf(word: string, language: TranslationLanguage): WordEdit[] {
  const edits: WordEdit[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const letter = word.charAt(at);
    const after = word.slice(at + 1);
    for (const added of alphabets[language]) {
      const isDoubled = added === letter || added === word.charAt(at - 1);
      edits.push({ word: before + added + letter + after, cost: isDoubled ? 0.8 : 1 });
      if (letter !== '' && added !== letter)
        edits.push({ word: before + added + after, cost: costOf(letter, added, language) });
    }
    if (letter === '') continue;
    const next = after.charAt(0);
    edits.push({ word: before + after, cost: letter === next ? 0.6 : 1 });
    if (next !== '' && next !== letter)
      edits.push({ word: before + next + letter + after.slice(1), cost: 0.7 });
    if (at >= 2 && word.length - at >= 2)
      edits.push({ word: `${before} ${letter}${after}`, cost: 1.3 });
  }
  return edits;
}

/**
 * The words that become this one by a common mistake inside: a letter left out, two exchanged, or one typed for
 * another. At the end of a word, a letter more or less is an ending.
 */
export function likelyMeant(word: string, language: TranslationLanguage): string[] {
  const meant: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const before = word.slice(0, at);
    for (const added of alphabets[language]) meant.push(before + added + word.slice(at));
    if (at > 0 && at < word.length - 1)
      for (const other of mistakenLetters(word.charAt(at), language))
        meant.push(before + other + word.slice(at + 1));
  }
  return [...meant, ...exchangesOf(word)];
}

/**
 * The words that become this one by a mistake that many texts have: a letter that looks like another, or two exchanged.
 */
export function commonMistakesOf(word: string, language: TranslationLanguage): string[] {
  const folded = (letter: string) => foldedLetters[letter] ?? letter;
  return [
    ...Array.from(word).flatMap((letter, at) =>
      alphabets[language]
        .filter((other) => other !== letter && folded(other) === folded(letter))
        .map((other) => word.slice(0, at) + other + word.slice(at + 1)),
    ),
    ...exchangesOf(word),
  ];
}

function exchangesOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word);
}

/** Letters that a person may have meant when typing one: heard or seen alike, or beside it on the keyboard. */
export function mistakenLetters(letter: string, language: TranslationLanguage): readonly string[] {
  const known = mistaken[language].get(letter);
  if (known) return known;
  const letters = alphabets[language].filter(
    (other) => other !== letter && costOf(letter, other, language) < unlikely,
  );
  mistaken[language].set(letter, letters);
  return letters;
}

const mistaken: Record<TranslationLanguage, Map<string, readonly string[]>> = {
  ckb: new Map(),
  ar: new Map(),
};

function costOf(letter: string, meant: string, language: TranslationLanguage): number {
  if ((foldedLetters[letter] ?? letter) === (foldedLetters[meant] ?? meant)) return 0.3;
  if (alike[language].some((group) => group.includes(letter) && group.includes(meant))) return 0.6;
  const areNeighbours = keys[language].some((row) => {
    const [one, other] = [row.indexOf(letter), row.indexOf(meant)];
    return one >= 0 && other >= 0 && Math.abs(one - other) === 1;
  });
  return areNeighbours ? 0.8 : unlikely;
}
