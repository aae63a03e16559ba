import type { TranslationLanguage } from '#i18n/languages.ts';
import { splitSentences } from '#language/split-sentences.ts';
import { asciiDigits } from './qa/numbers.ts';

/** A sentence and its translation. */
export type SentencePair = { source: string; target: string };

/** A paragraph with more sentences is only paired whole. */
const maxSentences = 60;

/** How many characters of each language stand for one of English, measured over the starter posts. */
const lengthRatios: Readonly<Record<TranslationLanguage, number>> = { ar: 0.85, ckb: 0.95 };

/** The variance of that for one character (Gale and Church 1993, table 3). */
const variance = 6.8;

/** The cost of an anchor that is in a pair on one side and outside of it on the other. */
const strayAnchor = 8;

/**
 * The largest deviation of a length at which two sentences can be translations of each other, in standard deviations.
 */
const farthest = 3.5;

/** How much better than any other the best way to join two sentences must be. */
const margin = 6;

/**
 * Pairs the sentences of a paragraph with those of its translation, by length and by what both write alike: numbers,
 * Latin names, placeholders. Two sentences may have become one.
 *
 * @returns null where it is not certain which belong together, or there is only one
 *
 * Source: Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora", 1993, with anchors.
 */
export function alignSentences(
  source: string,
  target: string,
  language: TranslationLanguage,
): SentencePair[] | null {
  const before = splitSentences(source, 'en').map(({ from, to }) => source.slice(from, to));
  const after = splitSentences(target, language).map(({ from, to }) => target.slice(from, to));
  if (before.length < 2 || after.length < 2) return null;
  const textOf = (sentences: readonly string[], indexes: readonly number[]) =>
    indexes.map((index) => sentences[index]).join(' ');
  const beads = findBeads(before, after, language);
  return (
    beads?.map(({ sources, targets }) => ({
      source: textOf(before, sources),
      target: textOf(after, targets),
    })) ?? null
  );
}

/**
 * Finds which sentences of a paragraph belong to which of its translation, in order; together they are all sentences.
 * Sentences that the translation memory knows as a pair divide the paragraph: what stands between two of them belongs
 * together, and is aligned as {@link alignSentences} does.
 *
 * @param isRemembered whether the memory has the second sentence as the translation of the first
 * @returns null where it is not certain which belong together
 */
export function findBeads(
  before: readonly string[],
  after: readonly string[],
  language: TranslationLanguage,
  isRemembered: (source: string, target: string) => boolean = () => false,
): Bead[] | null {
  if (Math.max(before.length, after.length) > maxSentences) return null;
  const known = rememberedPairs(before, after, isRemembered);
  if (known.length === 0) return alignRange(before, after, language);
  const beads: Bead[] = [];
  let from = { source: 0, target: 0 };
  for (const next of [...known, { source: before.length, target: after.length }]) {
    const aligned = alignRange(
      before.slice(from.source, next.source),
      after.slice(from.target, next.target),
      language,
    );
    const sources = Array.from({ length: next.source - from.source }, (_, index) => index);
    const targets = Array.from({ length: next.target - from.target }, (_, index) => index);
    const inside = aligned ?? [{ sources, targets }];
    beads.push(...inside.map((bead) => shift(bead, from)));
    if (next.source < before.length) beads.push({ sources: [next.source], targets: [next.target] });
    from = { source: next.source + 1, target: next.target + 1 };
  }
  return beads;
}

type IndexPair = { source: number; target: number };

function shift({ sources, targets }: Bead, by: IndexPair): Bead {
  return {
    sources: sources.map((index) => index + by.source),
    targets: targets.map((index) => index + by.target),
  };
}

/** The pairs that the memory knows; none where they are not in order, or a sentence is in two of them. */
function rememberedPairs(
  before: readonly string[],
  after: readonly string[],
  isRemembered: (source: string, target: string) => boolean,
): IndexPair[] {
  const pairs = before.flatMap((one, source) =>
    after.flatMap((other, target) => (isRemembered(one, other) ? [{ source, target }] : [])),
  );
  const areInOrder = pairs.every(({ source, target }, index) => {
    const last = pairs[index - 1];
    return !last || (last.source < source && last.target < target);
  });
  return areInOrder ? pairs : [];
}

function alignRange(
  before: readonly string[],
  after: readonly string[],
  language: TranslationLanguage,
): Bead[] | null {
  if (before.length === 0 && after.length === 0) return [];
  if (before.length < 2 || after.length < 2) return null;
  const ratio = lengthRatios[language];
  return certainPath({ before, after, ...sharedAnchors(before, after), ratio });
}

type Paragraph = {
  before: readonly string[];
  after: readonly string[];
  /** Of each sentence: the anchors that occur on both sides. */
  anchorsBefore: readonly ReadonlySet<string>[];
  anchorsAfter: readonly ReadonlySet<string>[];
  ratio: number;
};

/** Sentences that belong together, by their indexes (Gale and Church's word). One side may have none. */
export type Bead = { sources: readonly number[]; targets: readonly number[] };

/** In order; where one side has a sentence more, two of them are one on the other side. */
function certainPath(paragraph: Paragraph): Bead[] | null {
  const more = paragraph.before.length - paragraph.after.length;
  if (Math.abs(more) > 1) return null;
  const shorter = Math.min(paragraph.before.length, paragraph.after.length);
  const joins = more === 0 ? [-1] : Array.from({ length: shorter }, (_, index) => index);
  const paths = joins
    .map((join) => {
      const path = pathWith(shorter, join, more);
      return { path, cost: path.reduce((sum, bead) => sum + costOf(paragraph, bead), 0) };
    })
    .sort((one, other) => one.cost - other.cost);
  const [best, second] = paths;
  if (!best || (second && second.cost - best.cost < margin)) return null;
  const isPlausible = best.path.every(
    (bead) => Math.abs(deviation(paragraph, bead)) <= farthest && countStray(paragraph, bead) === 0,
  );
  return isPlausible && best.path.length > 1 ? best.path : null;
}

/** @param join the pair that has two sentences on the side with more */
function pathWith(length: number, join: number, more: number): Bead[] {
  const indexes = (at: number, isJoined: boolean) => {
    const first = join >= 0 && at > join && isJoined ? at + 1 : at;
    return at === join && isJoined ? [first, first + 1] : [first];
  };
  return Array.from({ length }, (_, at) => ({
    sources: indexes(at, more > 0),
    targets: indexes(at, more < 0),
  }));
}

/** The less likely a pair by its length (a normal distribution) and its anchors, the more it costs. */
function costOf(paragraph: Paragraph, bead: Bead): number {
  return strayAnchor * countStray(paragraph, bead) + deviation(paragraph, bead) ** 2 / 2;
}

function deviation({ before, after, ratio }: Paragraph, { sources, targets }: Bead): number {
  const length = (sentences: readonly string[], indexes: readonly number[]) =>
    indexes.reduce((sum, index) => sum + lettersIn(sentences[index] ?? ''), 1);
  return deviationOf(length(before, sources), length(after, targets), ratio);
}

/** How far the length of a translation is from the expected one, in standard deviations. */
export function lengthDeviation(
  source: string,
  translation: string,
  language: TranslationLanguage,
): number {
  return deviationOf(1 + lettersIn(source), 1 + lettersIn(translation), lengthRatios[language]);
}

function deviationOf(source: number, translation: number, ratio: number): number {
  return (translation - source * ratio) / Math.sqrt(source * variance);
}

function lettersIn(sentence: string): number {
  return sentence.replace(/⟦\/?\d+⟧/g, '').length;
}

function countStray({ anchorsBefore, anchorsAfter }: Paragraph, bead: Bead): number {
  const here = unionOf(anchorsBefore, bead.sources);
  const there = unionOf(anchorsAfter, bead.targets);
  const missing = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].filter((anchor) => !other.has(anchor)).length;
  return missing(here, there) + missing(there, here);
}

function unionOf(sets: readonly ReadonlySet<string>[], indexes: readonly number[]): Set<string> {
  return new Set(indexes.flatMap((index) => [...(sets[index] ?? [])]));
}

function sharedAnchors(before: readonly string[], after: readonly string[]) {
  const ofBefore = before.map(anchorsOf);
  const ofAfter = after.map(anchorsOf);
  const all = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));
  const [everyBefore, everyAfter] = [all(ofBefore), all(ofAfter)];
  const isShared = (anchor: string) => everyBefore.has(anchor) && everyAfter.has(anchor);
  const shared = (set: ReadonlySet<string>) => new Set([...set].filter(isShared));
  return { anchorsBefore: ofBefore.map(shared), anchorsAfter: ofAfter.map(shared) };
}

/** Numbers, placeholders, and words in Latin letters, as both languages write them. */
function anchorsOf(sentence: string): ReadonlySet<string> {
  const found = sentence.match(/⟦\/?\d+⟧|\p{Nd}+|[A-Za-z][A-Za-z0-9+#.]*[A-Za-z0-9+#]/gu) ?? [];
  return new Set(found.map((anchor) => asciiDigits(anchor).toLowerCase()));
}
