import { alignSentences } from '#domain/translation/shared/align-sentences.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import {
  placeholderFor,
  replacePlaceholders,
  withoutPlaceholders,
} from '#markdown/segments/placeholders.ts';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';
import { pairSegments, type SegmentPair } from './pair-segments.ts';
import { memoryLimits } from './shared/unit.ts';

type Text = { title: string; content: string };

/** A translation as it is stored now. */
export type StoredTranslation = Text & {
  language: TranslationLanguage;
  translation: TranslationRecord | null;
  published: boolean;
};

/** A segment and its approved translation. */
export type ApprovedPair = {
  source: string;
  target: string;
  kind: 'paragraph' | 'sentence';
  /** Whether a person wrote the translation, or changed what a model had given. */
  isByPerson: boolean;
  /** What the model had given for the paragraph, whether or not a person changed it. */
  machine?: string | undefined;
};

/**
 * The approved paragraphs and sentences of a translation: all of a published one, and of an unpublished one those that
 * a person wrote. What a model gave and nobody touched is not approved before it is published.
 *
 * @param english the text that the translation translates, for a translation without a record; null if that text has
 *   changed since, or is not known
 */
export function approvedPairs(post: StoredTranslation, english: Text | null): ApprovedPair[] {
  const { language, translation } = post;
  const hasSource = hasRecordedSource(translation);
  const pairs = pairTranslation(post, english);
  const given = hasSource ? givenByModel(translation) : [];
  const untouched = new Set(given.map(({ written }) => written));
  const machines = new Map(given.map(({ source, target }) => [source, target]));
  return pairs
    .map((pair) => ({ ...pair, isByPerson: !untouched.has(pair.written) }))
    .filter(({ isByPerson }) => post.published || isByPerson)
    .flatMap(({ source, target, isByPerson }) => {
      const machine = machines.get(source);
      const paragraph = { source, target, kind: 'paragraph' as const, isByPerson, machine };
      const sentences = sentencesOf(source, target, language);
      return [
        paragraph,
        ...sentences.map((pair) => ({ ...pair, kind: 'sentence' as const, isByPerson })),
      ].filter(isWorthKeeping);
    })
    .slice(0, memoryLimits.unitsOfText);
}

/** Pairs the segments of a translation with those of its source: by its record, or else with the given English text. */
export function pairTranslation(
  post: Text & Pick<StoredTranslation, 'translation'>,
  english: Text | null,
): SegmentPair[] {
  const { translation } = post;
  if (hasRecordedSource(translation)) return recordedPairs(post, translation);
  return english ? pairTexts(english, post) : [];
}

function hasRecordedSource(record: TranslationRecord | null): record is TranslationRecord {
  return record !== null && record.title.source !== '';
}

function isWorthKeeping({ source, target }: ApprovedPair): boolean {
  return [source, target].every(
    (text) => text.length <= memoryLimits.segment && /\p{L}/u.test(withoutPlaceholders(text)),
  );
}

function pairTexts(source: Text, target: Text): SegmentPair[] {
  const [title, written] = [source.title.trim(), target.title.trim()];
  return [
    { source: title, target: written, written },
    ...pairSegments(source.content, target.content),
  ];
}

function joinBlocks(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n');
}

/** A block knows what it was made from, even if the English text has changed since. */
function recordedPairs(post: Text, { title, blocks }: TranslationRecord): SegmentPair[] {
  const recorded = joinBlocks(blocks.map(({ text }) => text));
  const isUpToDate = recorded.trim() === normalizeLineEndings(post.content).trim();
  // After an edit without the record, its blocks are found as in any other text.
  const made = blocks.filter(({ source, text }) => source && (!isUpToDate || text.trim() !== ''));
  return pairTexts(
    { title: title.source, content: joinBlocks(made.map(({ source }) => source)) },
    {
      title: post.title,
      content: isUpToDate ? joinBlocks(made.map(({ text }) => text)) : post.content,
    },
  );
}

function givenByModel({ title, blocks }: TranslationRecord): SegmentPair[] {
  const made = blocks.filter(({ source, machine }) => source !== '' && machine !== '');
  return pairTexts(
    { title: title.source, content: joinBlocks(made.map(({ source }) => source)) },
    { title: title.machine, content: joinBlocks(made.map(({ machine }) => machine)) },
  ).filter(({ target }) => target !== '');
}

/** Each sentence gets placeholders from 1 on. None, where one of them has a placeholder without its other half. */
function sentencesOf(source: string, target: string, language: TranslationLanguage) {
  if (Math.max(source.length, target.length) > memoryLimits.segment) return [];
  const sentences = alignSentences(source, target, language) ?? [];
  const areWhole = sentences.every((pair) => hasWholePairs(pair.source, source));
  return areWhole ? sentences.map(renumber) : [];
}

function hasWholePairs(sentence: string, paragraph: string): boolean {
  return [...sentence.matchAll(/⟦\/?(\d+)⟧/g)].every(
    ([, number]) =>
      !paragraph.includes(`⟦/${number}⟧`) ||
      (sentence.includes(`⟦${number}⟧`) && sentence.includes(`⟦/${number}⟧`)),
  );
}

function renumber({ source, target }: { source: string; target: string }) {
  const numbers = new Map<number, number>();
  const write = (text: string) =>
    replacePlaceholders(text, ({ number, isClosing }) => {
      const known = numbers.get(number) ?? numbers.size + 1;
      numbers.set(number, known);
      return placeholderFor(known, isClosing);
    });
  return { source: write(source), target: write(target) };
}
