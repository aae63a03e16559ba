import type { TranslationLanguage } from '#i18n/languages.ts';
import {
  type ArabicPrefix,
  type ArabicStem,
  type ArabicSuffix,
  arabicPrefixes,
  arabicStems,
  parseArabicSuffix,
} from './arabic-affixes.ts';
import { openEzafe, parseSoraniEnding, type SoraniEnding } from './sorani-endings.ts';
import { foldLetters, readLetters, wordPattern } from './word-letters.ts';

/** One word of a term as a text has it. */
export type WordForm =
  | { language: 'ckb'; ending: SoraniEnding | null }
  | { language: 'ar'; prefix: ArabicPrefix; suffix: ArabicSuffix };

/** A term in a text. */
export type TermMatch<Id> = {
  id: Id;
  /** The range of its words with all prefixes and endings, in UTF-16 code units. */
  from: number;
  to: number;
  /** The range without the prefix of the first and the ending of the last word. */
  stem: { from: number; to: number };
  /** One for each word of the term. The ending is null for a word that stands as the term has it. */
  words: WordForm[];
};

type Options = {
  language: TranslationLanguage;
  /**
   * Lenient: letters that readers type for each other are equal (ڕ and ر, أ and ا), and a term is found inside a longer
   * one. Exact: letter for letter; of terms that begin at the same word, those with the most words are found.
   */
  isLenient: boolean;
};

/**
 * Finds terms in texts, with the prefixes and endings of their language. Reads each word of a text once, however many
 * terms there are: the words of the terms are a trie of their stems.
 *
 * @returns a search; its matches are in text order, of the same words the one with the longest stem first
 */
export function createTermIndex<Id>(
  terms: readonly { id: Id; term: string }[],
  options: Options,
): (text: string) => TermMatch<Id>[] {
  const { language, isLenient } = options;
  const spell = (letters: string) => (isLenient ? foldLetters(letters, language) : letters);
  const root: Node<Id> = { next: new Map(), byWord: new Map(), ids: [] };
  for (const { id, term } of terms) {
    const words = [...term.matchAll(wordPattern)].map(
      ([word]) => readLetters(word, language).letters,
    );
    let node = root;
    for (const [index, word] of words.entries())
      node = child(node, word, index < words.length - 1, language, spell);
    if (node !== root) node.ids.push(id);
  }
  return (text) => {
    const words = wordsOf(text, language, spell);
    const matches: TermMatch<Id>[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const found = matchesAt(root, words, index, options);
      const longest = found.at(-1)?.words.length ?? 1;
      matches.push(
        ...(isLenient ? found : found.filter((match) => match.words.length === longest)),
      );
      if (!isLenient) index += longest - 1;
    }
    return matches;
  };
}

type Node<Id> = {
  /** By the letters with which a form of the next word begins, after prefixes. */
  next: Map<string, Edge<Id>[]>;
  /** By the next word as the term has it and whether another follows. */
  byWord: Map<string, Node<Id>>;
  /** The terms that end here. */
  ids: Id[];
};

type Edge<Id> = { to: Node<Id>; stem: Stem };

type Stem = {
  /** The letters of the stem in the spelling of the index. */
  letters: string;
  /** Sorani: the word to which endings are joined. */
  word: string;
  /** Sorani: a word with ezafe, as «کۆدی» in «کۆدی سەرچاوە», stands there as it is, or has another ending in place. */
  ezafe: 'as-written' | 'replaced' | 'none';
  kind: ArabicStem['kind'];
};

function child<Id>(
  node: Node<Id>,
  word: string,
  isFollowed: boolean,
  language: TranslationLanguage,
  spell: (letters: string) => string,
): Node<Id> {
  const name = `${word}${isFollowed ? ' ' : ''}`;
  const known = node.byWord.get(name);
  if (known) return known;
  const to: Node<Id> = { next: new Map(), byWord: new Map(), ids: [] };
  node.byWord.set(name, to);
  for (const stem of stemsOf(word, isFollowed, language)) {
    const letters = spell(stem.letters);
    const edges = node.next.get(letters);
    const edge = { to, stem: { ...stem, letters } };
    if (edges) edges.push(edge);
    else node.next.set(letters, [edge]);
  }
  return to;
}

function stemsOf(word: string, isFollowed: boolean, language: TranslationLanguage): Stem[] {
  if (language === 'ar')
    return arabicStems(withoutArticle(word)).map((stem) => ({ ...stem, word, ezafe: 'none' }));
  const whole = { letters: word, word, kind: 'other' } as const;
  if (!isFollowed || !/.{2}ی$/u.test(word)) return [{ ...whole, ezafe: 'none' }];
  const bare = word.slice(0, -1);
  return [
    { ...whole, ezafe: 'as-written' },
    { ...whole, letters: bare, word: bare, ezafe: 'replaced' },
  ];
}

/** Reads «الشيفرة» as «شيفرة». */
export function withoutArticle(word: string): string {
  return word.replace(/^ال(?=.{2})/u, '');
}

type Word = {
  letters: string;
  starts: readonly number[];
  from: number;
  to: number;
  /** Whether only spaces separate it from the previous word. */
  isNext: boolean;
  /** Sorani: whether «this» or «that» stands before it, with an adjective or two in between. */
  isPointedAt: boolean;
};

function wordsOf(
  text: string,
  language: TranslationLanguage,
  spell: (letters: string) => string,
): Word[] {
  let end = 0;
  let sinceDemonstrative = Number.POSITIVE_INFINITY;
  return [...text.matchAll(wordPattern)].map(({ 0: word, index: from }) => {
    const isNext = /^\s+$/.test(text.slice(end, from));
    const to = from + word.length;
    end = to;
    const { letters, starts } = readLetters(word, language);
    sinceDemonstrative = demonstrative.test(letters) ? 0 : sinceDemonstrative + 1;
    const isPointedAt = sinceDemonstrative <= furthestDemonstrative;
    return { letters: spell(letters), starts, from, to, isNext, isPointedAt };
  });
}

/** This, that; in this, in that; with this, with that. */
const demonstrative = /^(?:ئە|لە|بە)[مو]$/u;
const furthestDemonstrative = 4;

type Path = { words: WordForm[]; stemFrom: number; stemTo: number };

/** The matches that begin at a word, the shortest first. */
function matchesAt<Id>(
  root: Node<Id>,
  words: readonly Word[],
  start: number,
  options: Options,
): TermMatch<Id>[] {
  let paths = new Map<Node<Id>, Path>([[root, { words: [], stemFrom: 0, stemTo: 0 }]]);
  const found: TermMatch<Id>[] = [];
  for (let index = start; paths.size > 0; index += 1) {
    const word = words[index];
    if (!word || (index > start && !word.isNext)) break;
    const further = new Map<Node<Id>, Path>();
    for (const [node, path] of paths)
      for (const { edge, form, stem } of formsIn(node, word, options, index === start))
        if (!further.has(edge.to))
          further.set(edge.to, {
            words: [...path.words, form],
            stemFrom: index === start ? stem.from : path.stemFrom,
            stemTo: stem.to,
          });
    const from = words[start]?.from ?? 0;
    for (const [{ ids }, { words: forms, stemFrom, stemTo }] of further)
      for (const id of ids)
        found.push({ id, from, to: word.to, stem: { from: stemFrom, to: stemTo }, words: forms });
    paths = further;
  }
  return found;
}

type Found<Id> = { edge: Edge<Id>; form: WordForm; stem: { from: number; to: number } };

/** A word of a text can be this long; what is longer is no word. */
const longestWord = 150;

/** The longest stem first. */
function formsIn<Id>(
  { next }: Node<Id>,
  word: Word,
  { language, isLenient }: Options,
  isFirst: boolean,
): Found<Id>[] {
  const { letters } = word;
  if (next.size === 0 || letters.length > longestWord) return [];
  const prefixes = language === 'ar' ? arabicPrefixes(letters) : soraniPrefixes;
  const found: Found<Id>[] = [];
  for (let end = letters.length; end > 0; end -= 1)
    for (const { length, prefix } of prefixes) {
      if (length >= end) continue;
      for (const edge of next.get(letters.slice(length, end)) ?? []) {
        const form =
          language === 'ar'
            ? arabicForm(edge.stem, letters.slice(end), prefix, { isFirst, isLenient })
            : soraniForm(edge.stem, letters.slice(end), word);
        if (!form) continue;
        const at = (letter: number) => word.from + (word.starts[letter] ?? word.to - word.from);
        found.push({ edge, form, stem: { from: at(length), to: at(end) } });
      }
    }
  return found;
}

const soraniPrefixes: ReturnType<typeof arabicPrefixes> = [
  { length: 0, prefix: { conjunction: '', preposition: '', isDefinite: false } },
];

function soraniForm({ word, ezafe }: Stem, rest: string, { isPointedAt }: Word): WordForm | null {
  // In «وشە نهێنییەکان» the ezafe is ە, and has merged with the ە of «وشە».
  if (rest === '' && ezafe === 'replaced')
    return word.endsWith('ە') ? { language: 'ckb', ending: openEzafe } : null;
  if (rest === '') return { language: 'ckb', ending: null };
  const ending = parseSoraniEnding(word, foldLetters(rest, 'ckb'));
  // Without «those», it is an adverb: «ڕۆژانە», daily.
  if (!ending || (ending.number === 'near-plural' && !isPointedAt)) return null;
  return { language: 'ckb', ending };
}

function arabicForm(
  stem: Stem,
  rest: string,
  prefix: ArabicPrefix,
  place: { isFirst: boolean; isLenient: boolean },
): WordForm | null {
  // Inside a term, words have only the article.
  if (!place.isFirst && (prefix.conjunction || prefix.preposition)) return null;
  const suffix = parseArabicSuffix(stem, rest, prefix, place);
  return suffix && { language: 'ar', prefix, suffix };
}
