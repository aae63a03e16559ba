import { partOf } from '#markdown/segments/match-placeholders.ts';
import type { Placeholder } from '#markdown/segments/placeholders.ts';
import { gapOf } from './gap.ts';
import { keyOf, type Leaf, type Passage } from './leaves.ts';
import { pairLeaves } from './pair-leaves.ts';
import {
  certainSentences,
  type Extent,
  type LeafPart,
  type PlanContext,
  planLeaf,
  textIn,
} from './plan-leaf.ts';
import {
  keyIn,
  type MarkedText,
  markedTextIn,
  type PassageContext,
  type Slot,
  type SlotInPlace,
  slotOf,
  wholeSlot,
} from './slots.ts';

/** The Markdown of a leaf: what stays byte for byte, and what is to be written. */
export type LeafContent = {
  pieces: readonly (string | Slot)[];
  /** The placeholders for code, links and pictures in the texts that stay. */
  kept: readonly Placeholder[];
};

/**
 * What a change of the English asks of a translated passage.
 * - `in-place`: other texts in the leaves of the translation's own Markdown;
 * - `rebuilt`: the Markdown of the new English text, one content for each leaf, because items, rows or blocks were
 *   added, removed or moved, or because the translation has other ones.
 */
export type PassagePlan =
  | { kind: 'in-place'; target: Passage; slots: readonly SlotInPlace[] }
  | { kind: 'rebuilt'; skeleton: Passage; contents: readonly LeafContent[] };

/**
 * Plans how a translated passage follows a change of the English. What belongs to unchanged sentences stays as it is,
 * byte for byte. Where it is not certain which sentences belong together, all of a paragraph is asked for.
 *
 * @param before the English that the translation was made from; null for a new passage
 * @param target the translation
 */
export function planPassage(
  before: Passage | null,
  after: Passage,
  target: Passage | null,
  context: PassageContext,
): PassagePlan {
  if (!before || !target || !haveSameKinds(before, target))
    return {
      kind: 'rebuilt',
      skeleton: after,
      contents: after.leaves.map((leaf) => whole(leaf, before, target, context)),
    };
  const pairs = pairLeaves(before.leaves, after.leaves);
  const isInPlace =
    pairs.every((pair, index) => pair === index) &&
    before.leaves.length === after.leaves.length &&
    skeletonOf(before) === skeletonOf(after);
  const contents = after.leaves.map((leaf, index): LeafContent => {
    const old = pairs[index];
    const [source, translated] = old === undefined ? [] : [before.leaves[old], target.leaves[old]];
    if (!source || !translated) return whole(leaf, null, null, context);
    if (source.location.leaf !== leaf.location.leaf)
      return whole(leaf, leavesOnly(source), leavesOnly(translated), context);
    if (keyOf(source) === keyOf(leaf))
      return { pieces: [translated.raw], kept: translated.placeholders };
    return contentOf(source, leaf, translated, context);
  });
  if (!isInPlace) return { kind: 'rebuilt', skeleton: after, contents };
  return {
    kind: 'in-place',
    target,
    slots: contents.flatMap(({ pieces }) => pieces.filter(isInPlaceSlot)),
  };
}

export function isInPlaceSlot(piece: string | Slot): piece is SlotInPlace {
  return typeof piece !== 'string' && 'target' in piece;
}

/** The translations of all sentences and leaves of a passage of which they are certain. */
export function knownTexts(
  before: Passage,
  target: Passage,
  context: PlanContext,
): [english: string, MarkedText][] {
  if (!haveSameKinds(before, target)) return [];
  return before.leaves.flatMap((leaf, index) => {
    const translated = target.leaves[index];
    if (!translated) return [];
    const sentences = certainSentences(leaf, translated, context).map(
      ({ source, target }): [string, MarkedText] => [keyIn(source), markedTextIn(target)],
    );
    return [[keyOf(leaf), partOf(translated.text, translated.placeholders)], ...sentences];
  });
}

function haveSameKinds(one: Passage, other: Passage): boolean {
  return (
    one.leaves.length === other.leaves.length &&
    one.leaves.every(({ location }, index) => location.leaf === other.leaves[index]?.location.leaf)
  );
}

function leavesOnly(leaf: Leaf): Pick<Passage, 'leaves'> {
  return { leaves: [leaf] };
}

/** What is not in a leaf: markers, fences, code. */
function skeletonOf({ markdown, leaves }: Passage): string {
  let at = 0;
  const between = leaves.map(({ location: { from, to } }) => {
    const text = markdown.slice(at, from);
    at = to;
    return text;
  });
  return [...between, markdown.slice(at)].join('\0');
}

/** The translation of a leaf: its sentences that stay, and slots for the others. */
function contentOf(before: Leaf, after: Leaf, target: Leaf, context: PassageContext): LeafContent {
  const parts = planLeaf(before, after, target, context) ?? [wholePart(before, after, target)];
  const content: (string | SlotInPlace)[] = [];
  const start = target.location.from;
  let at = start;
  for (const part of parts) {
    const english = markedTextIn(part.after);
    const isDeletion = english.text === '';
    const [gap, source] = [gapOf(part.target, isDeletion), gapOf(part.before, isDeletion)];
    const { from, to } = source;
    const slot = {
      ...slotOf(part, english, context),
      extent: part.target,
      target: gap,
      source: { from, to, text: source.lead + rawIn(part.after) + source.tail },
    };
    content.push(target.raw.slice(at - start, gap.from - start) + gap.lead, slot, gap.tail);
    at = gap.to;
  }
  const pieces = [...content, target.raw.slice(at - start)].filter((piece) => piece !== '');
  const replaced = new Set(parts.flatMap((part) => placeholdersIn(textIn(part.target))));
  return { pieces, kept: target.placeholders.filter((_, index) => !replaced.has(index + 1)) };
}

/** The numbers of the placeholders of a text. */
export function placeholdersIn(text: string): number[] {
  return [...text.matchAll(/⟦\/?(\d+)⟧/g)].map(([, number]) => Number(number));
}

function wholePart(before: Leaf, after: Leaf, target: Leaf): LeafPart {
  const all = (leaf: Leaf): Extent => ({ leaf, from: 0, to: leaf.sentences.length, isLeaf: true });
  return { before: all(before), after: all(after), target: all(target) };
}

function rawIn({ leaf, from, to, isLeaf }: Extent): string {
  if (isLeaf) return leaf.raw;
  const [first, last] = [leaf.sentences[from]?.range, leaf.sentences[to - 1]?.range];
  if (!first || !last) return keyIn({ leaf, from, to });
  const start = leaf.location.from;
  return leaf.raw.slice(first.from - start, last.to - start);
}

/** A leaf that is asked for as a whole. */
function whole(...of: Parameters<typeof wholeSlot>): LeafContent {
  return { pieces: [wholeSlot(...of)], kept: [] };
}
