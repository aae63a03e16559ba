import type { GlossaryTerm } from './glossary-term.ts';

/**
 * The glossary terms that occur in an English text as whole words, in the singular or a regular plural, in any case. A
 * term inside a longer one does not occur: "source code" does not contain "code".
 *
 * @returns the longest first
 */
export function occurringTerms(glossary: readonly GlossaryTerm[], text: string): GlossaryTerm[] {
  return termFinder(glossary)(text);
}

/** The same for many texts: reads each word once instead of once for each term. */
export function termFinder(glossary: readonly GlossaryTerm[]): (text: string) => GlossaryTerm[] {
  const longestFirst = glossary.toSorted((a, b) => b.english.length - a.english.length);
  const byFirstWord = new Map<string, { term: GlossaryTerm; words: string[] }[]>();
  for (const term of longestFirst) {
    const words = wordsIn(term.english).map(({ word }) => word);
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { term, words }]);
  }
  return (text) => {
    const words = wordsIn(text);
    const found = new Set<GlossaryTerm>();
    for (let index = 0; index < words.length; index += 1) {
      const here = singulars(words[index]?.word ?? '')
        .flatMap((word) => byFirstWord.get(word) ?? [])
        .find((candidate) => matchesAt(words, index, candidate.words));
      if (!here) continue;
      found.add(here.term);
      index += here.words.length - 1;
    }
    return longestFirst.filter((term) => found.has(term));
  };
}

type Word = {
  word: string;
  /** Whether only a space or a hyphen separates it from the previous word. */
  isNext: boolean;
};

function wordsIn(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu)].map(({ 0: word, index }) => {
    const isNext = /^(?:\s+|-)$/.test(text.slice(end, index));
    end = index + word.length;
    return { word: word.toLowerCase(), isNext };
  });
}

function matchesAt(text: readonly Word[], start: number, term: readonly string[]): boolean {
  return term.every((word, offset) => {
    const here = text[start + offset];
    if (!here || (offset > 0 && !here.isNext)) return false;
    return here.word === word || singulars(here.word).includes(word);
  });
}

/** The word, and its possible singulars. */
function singulars(word: string): string[] {
  if (!word.endsWith('s')) return [word];
  return [word, word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
}
