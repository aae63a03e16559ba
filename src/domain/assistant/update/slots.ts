import type { Splice, UpdatePart } from '#domain/translation/shared/update-part.ts';
import {
  matchPlaceholders,
  numberLike,
  partOf,
  syntaxOf,
} from '#markdown/segments/match-placeholders.ts';
import type { Placeholder } from '#markdown/segments/placeholders.ts';
import type { EarlierText } from '../translate/prompt.ts';
import type { Gap } from './gap.ts';
import { keyOf, type Leaf, type Passage } from './leaves.ts';
import { type Extent, type LeafPart, type PlanContext, sentencesIn, textIn } from './plan-leaf.ts';

/** A text and what its placeholders stand for, numbered from 1 on. */
export type MarkedText = { text: string; placeholders: readonly Placeholder[] };

/** The origin of a text that needed no model. */
export type GivenOrigin = Exclude<UpdatePart['origin'], 'model'>;

/** Sentences whose translation must change, together. */
export type Slot = {
  /** The English now; blank for what was deleted. */
  english: MarkedText;
  earlier: EarlierText | undefined;
  /** The sentences before it in its paragraph, for the translator. */
  textBefore: string;
  /** The syntax behind the placeholders in the translation, such as the URL of a page in its language. */
  placeholders: readonly Placeholder[];
  /** The new translation, where no model is needed. */
  given: (MarkedText & { origin: GivenOrigin }) | undefined;
};

/** A slot in the translation's own Markdown. */
export type SlotInPlace = Slot & {
  /** The sentences of the translation that it replaces. */
  extent: Extent;
  /** Where they stand in its Markdown. */
  target: Gap;
  /** The same change in the English. */
  source: Splice;
};

/** The translations of sentences and leaves that the article had before, by their English with its syntax. */
export type KnownTexts = ReadonlyMap<string, MarkedText>;

export type PassageContext = PlanContext & { known: KnownTexts };

/** The slot of sentences whose English has changed. */
export function slotOf(part: LeafPart, english: MarkedText, context: PassageContext) {
  const before = markedTextIn(part.before);
  const target = markedTextIn(part.target);
  const hasEarlier = before.text !== '' && target.text !== '';
  const { leaf, from } = part.after;
  return {
    english,
    textBefore: part.after.isLeaf ? '' : textIn({ leaf, from: 0, to: from }),
    earlier: hasEarlier
      ? {
          english: numberLike(english, before)(before.text),
          translation: numberLike(english, target)(target.text),
        }
      : undefined,
    placeholders: translatedPlaceholders(english, before, target),
    given: givenText(part, english, before, target, context),
  };
}

function givenText(
  part: LeafPart,
  english: MarkedText,
  before: MarkedText,
  target: MarkedText,
  { known }: PassageContext,
): Slot['given'] {
  if (english.text === '') return { text: '', placeholders: [], origin: 'code' };
  const moved = known.get(keyIn(part.after));
  if (moved) return { ...moved, origin: 'moved' };
  // Words without a letter are the same in every language, where the translation has them so.
  if (!/\p{L}/u.test(english.text) && before.text === target.text && before.text !== '')
    return { ...english, origin: 'code' };
  const placeholders = before.text === english.text ? followSyntax(english, before, target) : null;
  return placeholders ? { text: target.text, placeholders, origin: 'code' } : undefined;
}

/**
 * The placeholders of a translation whose English has other code or URLs between the same words.
 *
 * @returns null where the translation does not have them all as the English had them
 */
function followSyntax(
  english: MarkedText,
  before: MarkedText,
  target: MarkedText,
): Placeholder[] | null {
  const sources = matchPlaceholders(target.placeholders, before.placeholders);
  if (sources.size !== english.placeholders.length) return null;
  if (target.placeholders.length !== english.placeholders.length) return null;
  const followed = target.placeholders.map((placeholder, index) => {
    const number = (sources.get(index + 1) ?? 0) - 1;
    const [old, now] = [before.placeholders[number], english.placeholders[number]];
    if (syntaxOf(old) === syntaxOf(now)) return placeholder;
    return syntaxOf(old) === syntaxOf(placeholder) ? now : undefined;
  });
  const all = followed.filter((placeholder) => placeholder !== undefined);
  return all.length === followed.length ? all : null;
}

/** Those of the English, and where the English has not changed them, those that the translation has for them. */
function translatedPlaceholders(
  english: MarkedText,
  before: MarkedText,
  target: MarkedText,
): Placeholder[] {
  const sources = matchPlaceholders(english.placeholders, before.placeholders);
  const translations = new Map(
    [...matchPlaceholders(target.placeholders, before.placeholders)].map(([translated, source]) => [
      source,
      target.placeholders[translated - 1],
    ]),
  );
  return english.placeholders.map((placeholder, index) => {
    const source = sources.get(index + 1) ?? 0;
    const isSame = syntaxOf(before.placeholders[source - 1]) === syntaxOf(placeholder);
    return (isSame && translations.get(source)) || placeholder;
  });
}

/** The slot of a leaf that is asked for as a whole. */
export function wholeSlot(
  leaf: Leaf,
  before: Pick<Passage, 'leaves'> | null,
  target: Pick<Passage, 'leaves'> | null,
  { known }: PassageContext,
): Slot {
  const english = partOf(leaf.text, leaf.placeholders);
  const [earlier, ...more] = before?.leaves ?? [];
  const moved = known.get(keyOf(leaf));
  const hasLetters = /\p{L}/u.test(leaf.text);
  return {
    english,
    textBefore: '',
    earlier:
      earlier && more.length === 0 && target && target.leaves.length > 0
        ? {
            english: numberLike(english, earlier)(earlier.text),
            translation: target.leaves
              .map((translated) => numberLike(english, translated)(translated.text))
              .join(' '),
          }
        : undefined,
    placeholders: english.placeholders,
    given: moved
      ? { ...moved, origin: 'moved' }
      : hasLetters
        ? undefined
        : { ...english, origin: 'code' },
  };
}

/** The English of sentences with its syntax, by which {@link KnownTexts} knows them. */
export function keyIn(extent: Extent): string {
  return sentencesIn(extent)
    .map(({ key }) => key)
    .join(' ');
}

export function markedTextIn(extent: Extent): MarkedText {
  return partOf(textIn(extent), extent.leaf.placeholders);
}
