import {
  applySplices,
  type Splice,
  type UpdatePart,
} from '#domain/translation/shared/update-part.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { partOf } from '#markdown/segments/match-placeholders.ts';
import { type Passage, readPassage, readTitle } from './leaves.ts';
import type { PlanContext } from './plan-leaf.ts';
import { isInPlaceSlot, knownTexts, type PassagePlan, planPassage } from './plan-passage.ts';
import type { MarkedText, Slot } from './slots.ts';
import { writeInPlace, writeRebuilt } from './write-passage.ts';

/** A title or a block of the English, as it was and as it is, and its approved translation. */
export type ChangedPassage = {
  isTitle: boolean;
  /** Null for a new one. */
  before: string | null;
  /** Null for one that was deleted: its sentences may have moved. */
  after: string | null;
  /** Null for a new one. */
  translation: string | null;
};

export type UpdatedPassage = {
  /** In order; none where nothing of the passage needs another translation. */
  parts: UpdatePart[];
  /** How many parts stay as they were, because the answers for them could not be used. */
  left: number;
};

/** A passage and its plan; null where there is nothing to plan. */
export type PlannedPassage = {
  passage: ChangedPassage;
  before: Passage | null;
  target: Passage | null;
  plan: PassagePlan | null;
};

/** Reads the passages. A passage is planned once the memory was asked about its sentences. */
export function readPassages(passages: readonly ChangedPassage[], language: TranslationLanguage) {
  const read = (text: string | null, isTitle: boolean, of: 'en' | TranslationLanguage) => {
    if (text === null) return null;
    return isTitle ? readTitle(text) : readPassage(text, of);
  };
  return passages.map((passage) => ({
    passage,
    before: read(passage.before, passage.isTitle, 'en'),
    after: read(passage.after, passage.isTitle, 'en'),
    target: read(passage.translation, passage.isTitle, language),
  }));
}

type ReadPassage = ReturnType<typeof readPassages>[number];

/** The old English sentences, with placeholders from 1 on: the memory may know their translations. */
export function oldSentences(passages: readonly ReadPassage[]): string[] {
  return passages.flatMap(({ before }) =>
    (before?.leaves ?? []).flatMap(({ sentences }) =>
      sentences.map(({ text }) => partOf(text).text),
    ),
  );
}

export function planPassages(
  passages: readonly ReadPassage[],
  context: PlanContext,
): PlannedPassage[] {
  const known = new Map(
    passages.flatMap(({ before, target }) =>
      before && target ? knownTexts(before, target, context) : [],
    ),
  );
  return passages.map(({ passage, before, after, target }) => ({
    passage,
    before,
    target,
    plan: after && planPassage(before, after, target, { ...context, known }),
  }));
}

export function slotsOf(plan: PassagePlan | null): readonly Slot[] {
  if (!plan) return [];
  if (plan.kind === 'in-place') return plan.slots;
  return plan.contents.flatMap(({ pieces }) =>
    pieces.filter((piece): piece is Slot => typeof piece !== 'string'),
  );
}

/** The sentences beside a slot in its paragraph of the translation: an answer must have none of them. */
export function sentencesBeside(slot: Slot): string[] {
  if (!isInPlaceSlot(slot) || slot.extent.isLeaf) return [];
  const { leaf, from, to } = slot.extent;
  return leaf.sentences.filter((_, index) => index < from || index >= to).map(({ text }) => text);
}

/** The most characters that are parsed to find which texts of a passage can't be written. */
const maxParsed = 2_000_000;

/**
 * Whether a text can be written into a slot of a passage and keep all that is around it. In a long passage with many
 * slots that is only checked for all of them together.
 */
export function isWritable(
  { plan, passage }: PlannedPassage,
  slot: Slot,
  text: MarkedText,
  language: TranslationLanguage,
): boolean {
  if (plan?.kind !== 'in-place') return true;
  if (plan.slots.length * plan.target.markdown.length > maxParsed) return true;
  const options = { language, isTitle: passage.isTitle };
  return !isInPlaceSlot(slot) || writeInPlace(plan.target, [{ slot, text }], options) !== null;
}

/**
 * Writes what is known of the slots of a passage.
 *
 * @param texts of the slots that a model or the memory translated
 */
export function finishPassage(
  planned: PlannedPassage,
  texts: ReadonlyMap<Slot, MarkedText & { origin: UpdatePart['origin'] }>,
  language: TranslationLanguage,
): UpdatedPassage {
  const { passage, plan } = planned;
  if (!plan) return { parts: [], left: 0 };
  const options = { language, isTitle: passage.isTitle };
  const textOf = (slot: Slot) => texts.get(slot) ?? slot.given;
  const slots = slotsOf(plan);
  const missing = slots.filter((slot) => !textOf(slot)).length;
  if (plan.kind === 'in-place') {
    const filled = plan.slots.flatMap((slot) => {
      const text = textOf(slot);
      return text && isWritable(planned, slot, text, language) ? [{ slot, text }] : [];
    });
    const splices = writeInPlace(plan.target, filled, options);
    if (!splices || !keepsTheRest(plan.target.markdown, splices))
      return { parts: [], left: slots.length };
    const parts = filled.flatMap(({ slot, text }, index): UpdatePart[] => {
      const target = splices[index];
      return target ? [{ source: slot.source, target, origin: text.origin }] : [];
    });
    return { parts, left: slots.length - filled.length };
  }
  const written =
    missing === 0
      ? writeRebuilt(
          plan.skeleton,
          plan.contents,
          (slot) => textOf(slot) ?? { text: '', placeholders: [] },
          options,
        )
      : null;
  if (written === null) return { parts: [], left: Math.max(missing, 1) };
  const { before, after, translation } = passage;
  const asked = slots.map((slot) => textOf(slot)?.origin);
  const origin =
    (['model', 'memory', 'moved'] as const).find((one) => asked.includes(one)) ?? 'code';
  return {
    parts: [
      {
        source: { from: 0, to: before?.length ?? 0, text: after ?? '' },
        target: { from: 0, to: translation?.length ?? 0, text: written },
        origin,
      },
    ],
    left: 0,
  };
}

/** Whether splices change only their own ranges: without them, the text before and after is the same. */
function keepsTheRest(before: string, splices: readonly Splice[]): boolean {
  const after = applySplices(before, splices);
  let [old, now] = [0, 0];
  for (const { from, to, text } of splices) {
    const kept = before.slice(old, from);
    if (from < old || after.slice(now, now + kept.length) !== kept) return false;
    now += kept.length + text.length;
    old = to;
  }
  return before.slice(old) === after.slice(now);
}
