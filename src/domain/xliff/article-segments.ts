import { pairTranslation, segmentKey } from '#domain/memory/index.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import { placeholderIssues } from '#markdown/segments/placeholders.ts';
import {
  type Segment,
  type SegmentedMarkdown,
  segmentMarkdown,
} from '#markdown/segments/segment-markdown.ts';

export type Text = { title: string; content: string };
export type Translation = Text & { translation: TranslationRecord | null };

/** A segment of the English text, and its translation here. */
export type ArticleSegment = Segment & {
  key: string;
  /** Null where there is none, or where it has not the placeholders of the source. */
  target: string | null;
  /** Of the translation; `0` where there is none. */
  targetKey: string;
};

export type ArticleSegments = {
  /** In the order of the English text, the title first; its block is -1. */
  segments: ArticleSegment[];
  /** What the translation has for English segments, also for those that have changed since, by their keys. */
  translations: ReadonlyMap<string, string>;
  segmented: SegmentedMarkdown;
};

export function articleSegments(english: Text, translation: Translation | null): ArticleSegments {
  const segmented = segmentMarkdown(english.content);
  const title: Segment = { block: -1, text: english.title.trim(), placeholders: [] };
  const pairs = translation ? pairTranslation(translation, english) : [];
  const translations = new Map(pairs.map(({ source, target }) => [segmentKey(source), target]));
  const targets = Map.groupBy(pairs, ({ source }) => source);
  const segments = [title, ...segmented.segments].map((segment) => {
    const found = targets.get(segment.text) ?? [];
    // A heading may stand in a text twice, with two translations.
    const pair = found.length > 1 ? found.shift() : found[0];
    const isWhole = pair && pair.target !== '' && placeholderIssues(segment, pair.target) === null;
    const target = isWhole ? pair.target : null;
    const targetKey = target === null ? '0' : segmentKey(target);
    return { ...segment, key: segmentKey(segment.text), target, targetKey };
  });
  return { segments, translations, segmented };
}
