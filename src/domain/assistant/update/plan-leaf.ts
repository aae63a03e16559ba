import { findBeads } from '#domain/translation/shared/align-sentences.ts';
import { diffSequences } from '#domain/translation/shared/diff-sequences.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { numberLike, partOf } from '#markdown/segments/match-placeholders.ts';
import { placeholderFor } from '#markdown/segments/placeholders.ts';
import type { Leaf, LeafSentence } from './leaves.ts';

/**
 * Sentences of a leaf that must be translated together, or dropped. The ranges take in the white space that goes with
 * the sentences.
 */
export type LeafPart = {
  /** The sentences before, in the old leaf; empty for new sentences. */
  before: Extent;
  /** The sentences now, in the new leaf; empty for deleted ones. */
  after: Extent;
  /** Their approved translation; empty where new ones are put in. */
  target: Extent;
};

/** Neighbouring sentences of a leaf: from one index up to another, which is not among them; or all of the leaf. */
export type Extent = { leaf: Leaf; from: number; to: number; isLeaf?: boolean };

export type PlanContext = {
  language: TranslationLanguage;
  /** The approved translation of an English sentence that the memory has, both with placeholders from 1 on. */
  remembered: (source: string) => string | undefined;
};

/**
 * Finds which sentences of a translated leaf a change of the English affects.
 *
 * @returns the parts in order; null where it is not certain which sentences belong together, so that the whole leaf
 *   must be asked for
 */
export function planLeaf(
  before: Leaf,
  after: Leaf,
  target: Leaf,
  context: PlanContext,
): LeafPart[] | null {
  const beads = beadsOf(before, target, context);
  if (!beads) return null;
  const kept = keptBeads(beads, before, after);
  const parts: LeafPart[] = [];
  let [bead, sentence] = [0, 0];
  const closeGap = (toBead: number, toSentence: number) => {
    const gap = beads.slice(bead, toBead);
    if (gap.length === 0 && sentence === toSentence) return;
    const isPaired =
      gap.length === toSentence - sentence &&
      gap.every(({ sources, targets }) => sources.to - sources.from === 1 && !isEmpty(targets));
    const at = beads[bead - 1]?.targets.to ?? 0;
    const all = gap.length > 0 ? [joined(gap, at)] : [];
    const steps = isPaired ? gap : all;
    if (steps.length === 0) {
      const from = beads[bead - 1]?.sources.to ?? 0;
      steps.push({ sources: { from, to: from }, targets: { from: at, to: at } });
    }
    for (const [index, { sources, targets }] of steps.entries()) {
      const now = isPaired
        ? { from: sentence + index, to: sentence + index + 1 }
        : { from: sentence, to: toSentence };
      const part = {
        before: { leaf: before, ...sources },
        after: { leaf: after, ...now },
        target: { leaf: target, ...targets },
      };
      // The translation never had this sentence, so there is nothing to drop.
      if (!isEmpty(now) || !isEmpty(targets)) parts.push(part);
    }
  };
  for (const { index, at } of kept) {
    closeGap(index, at);
    const sources = beads[index]?.sources;
    [bead, sentence] = [index + 1, at + (sources ? sources.to - sources.from : 0)];
  }
  closeGap(beads.length, after.sentences.length);
  const areWhole = parts.every(
    (part) => isWhole(part.before) && isWhole(part.after) && isWhole(part.target),
  );
  return areWhole ? parts : null;
}

/** The sentences of a leaf whose translations are certain, each alone. */
export function certainSentences(
  leaf: Leaf,
  translated: Leaf,
  context: PlanContext,
): { source: Extent; target: Extent }[] {
  return (beadsOf(leaf, translated, context) ?? [])
    .map(({ sources, targets }) => ({
      source: { leaf, ...sources },
      target: { leaf: translated, ...targets },
    }))
    .filter(
      ({ source, target }) => source.to - source.from === 1 && isWhole(source) && isWhole(target),
    );
}

type Span = { from: number; to: number };
type LeafBead = { sources: Span; targets: Span };

/** Which sentences belong together, in order; neighbours without a partner join the bead before them. */
function beadsOf(before: Leaf, target: Leaf, context: PlanContext): LeafBead[] | null {
  const areFound = target.sentences.every(({ range }) => range !== null);
  if (!areFound || before.sentences.length === 0 || target.sentences.length === 0) return null;
  // With the numbers that the placeholders have in the source, which makes them anchors.
  const inSource = numberLike(before, target);
  const sources = before.sentences.map(({ text }) => text);
  const targets = target.sentences.map(({ text }) => inSource(text));
  const known = new Map(
    sources.map((source) => [source, context.remembered(partOf(source).text)] as const),
  );
  const found = findBeads(sources, targets, context.language, (source, text) => {
    const translation = known.get(source);
    return translation !== undefined && comparable(translation) === comparable(text);
  });
  if (!found) return null;
  const beads: LeafBead[] = [];
  let end = { source: 0, target: 0 };
  for (const one of found) {
    const to = { source: end.source + one.sources.length, target: end.target + one.targets.length };
    const last = beads.at(-1);
    if (last && (one.sources.length === 0 || one.targets.length === 0)) {
      last.sources.to = to.source;
      last.targets.to = to.target;
    } else
      beads.push({
        sources: { from: end.source, to: to.source },
        targets: { from: end.target, to: to.target },
      });
    end = to;
  }
  return beads;
}

/** The beads all of whose sentences are still there, side by side, and where the first of them is now. */
function keptBeads(beads: readonly LeafBead[], before: Leaf, after: Leaf) {
  const places = new Map<number, number>();
  let at = { before: 0, after: 0 };
  for (const run of diffSequences(keysOf(before), keysOf(after))) {
    const [mine, theirs] = run.kind === 'same' ? [run.parts, run.parts] : [run.mine, run.theirs];
    if (run.kind === 'same')
      for (const index of mine.keys()) places.set(at.before + index, at.after + index);
    at = { before: at.before + mine.length, after: at.after + theirs.length };
  }
  return beads.flatMap(({ sources }, index) => {
    const first = places.get(sources.from);
    if (first === undefined) return [];
    for (let one = sources.from; one < sources.to; one += 1)
      if (places.get(one) !== first + one - sources.from) return [];
    return [{ index, at: first }];
  });
}

function keysOf({ sentences }: Leaf): string[] {
  return sentences.map(({ key }) => key);
}

function joined(beads: readonly LeafBead[], at: number): LeafBead {
  return {
    sources: { from: beads[0]?.sources.from ?? 0, to: beads.at(-1)?.sources.to ?? 0 },
    targets: { from: beads[0]?.targets.from ?? at, to: beads.at(-1)?.targets.to ?? at },
  };
}

function isEmpty({ from, to }: Span): boolean {
  return from === to;
}

export function sentencesIn({ leaf, from, to }: Extent): readonly LeafSentence[] {
  return leaf.sentences.slice(from, to);
}

/** The text of sentences, with the placeholders of their leaf. */
export function textIn(extent: Extent): string {
  if (extent.isLeaf) return extent.leaf.text;
  return sentencesIn(extent)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether no link and no emphasis begins inside of the sentences and ends outside, or the other way round. */
function isWhole(extent: Extent): boolean {
  const text = textIn(extent);
  const marks = text.match(/[*~]|(?<!\p{L})_|_(?!\p{L})/gu) ?? [];
  if (marks.length % 2 === 1) return false;
  const signs = new Set(text.match(/⟦\/?\d+⟧/g));
  return extent.leaf.placeholders.every(({ close }, index) => {
    const number = index + 1;
    return (
      close === undefined ||
      signs.has(placeholderFor(number)) === signs.has(placeholderFor(number, true))
    );
  });
}

/** White space and the numbers of placeholders make no difference. */
function comparable(text: string): string {
  return partOf(text).text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
