import {
  type AnnotatedParagraph,
  type Annotation,
  secondLookLimits,
} from '#domain/translation/shared/annotation.ts';
import { isTranslatable } from '../is-translatable.ts';
import type { ReviewRow } from '../review-rows.ts';

/**
 * What the second look said of paragraphs, by their texts: it is about these texts, in whatever article they stand. A
 * paragraph that was changed has no entry, until the change is undone.
 */
export type ParagraphAnnotations = ReadonlyMap<string, AnnotatedText>;

type AnnotatedText = { annotations: readonly Annotation[]; dismissed: readonly Annotation[] };

export const noAnnotations: ParagraphAnnotations = new Map();

/** More than an editor stored at in a session. The oldest are forgotten. */
const maxTexts = 5_000;

type Texts = { source: string; translation: string };

/** The texts of a row that is translated, and whose source is still in the English. */
function textsOf({ source, block, state }: ReviewRow): Texts | null {
  if (!block || source === null || state === 'removed') return null;
  const texts = { source: block.source, translation: block.text };
  return texts.source.trim() === '' || texts.translation.trim() === '' ? null : texts;
}

/** The annotations of a row that nobody dismissed. */
export function annotationsOf(stored: ParagraphAnnotations, row: ReviewRow): readonly Annotation[] {
  const texts = textsOf(row);
  const { annotations = [], dismissed = [] } = (texts && stored.get(keyOf(texts))) ?? {};
  return annotations.filter((annotation) => !dismissed.includes(annotation));
}

/** Whether a row was looked at as it is now. */
export function isAnnotated(stored: ParagraphAnnotations, row: ReviewRow): boolean {
  const texts = textsOf(row);
  return texts !== null && stored.has(keyOf(texts));
}

/** The paragraphs that nobody has looked at as they are now, at most as many as one request takes. */
export function textsToAnnotate(stored: ParagraphAnnotations, rows: readonly ReviewRow[]): Texts[] {
  return rows
    .flatMap((row) => {
      const texts = textsOf(row);
      if (!texts || stored.has(keyOf(texts))) return [];
      return row.blockRef === 'title' || isTranslatable(texts.translation) ? [texts] : [];
    })
    .slice(0, secondLookLimits.paragraphs);
}

/** Adds what came back for the paragraphs of a request. */
export function withAnnotated(
  stored: ParagraphAnnotations,
  asked: readonly Texts[],
  looked: readonly AnnotatedParagraph[],
): ParagraphAnnotations {
  const next = new Map(stored);
  for (const { paragraph, annotations } of looked) {
    const texts = asked[paragraph];
    if (texts) next.set(keyOf(texts), { annotations, dismissed: [] });
  }
  return new Map([...next].slice(-maxTexts));
}

/** Dismisses an annotation of a row, or takes that back. */
export function withDismissal(
  stored: ParagraphAnnotations,
  row: ReviewRow,
  annotation: Annotation,
  isDismissed: boolean,
): ParagraphAnnotations {
  const texts = textsOf(row);
  const looked = texts && stored.get(keyOf(texts));
  if (!looked) return stored;
  const others = looked.dismissed.filter((one) => one !== annotation);
  const dismissed = isDismissed ? [...others, annotation] : others;
  return new Map(stored).set(keyOf(texts), { ...looked, dismissed });
}

function keyOf({ source, translation }: Texts): string {
  return `${source}\0${translation}`;
}
