import { lengthDeviation } from '#domain/translation/shared/align-sentences.ts';
import type { Annotation } from '#domain/translation/shared/annotation.ts';
import { paragraphScore } from '#domain/translation/shared/paragraph-score.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import type { RecordCheck } from './check-record.ts';
import type { LocatedIssue } from './located-issue.ts';
import type { BlockRef, ReviewRow } from './review-rows.ts';

/** A translated paragraph, and how much there is to look at. */
export type RankedRow = {
  blockRef: BlockRef;
  /** The number of its row. */
  number: number;
  text: string;
  score: number;
  /** The issues that nobody dismissed. */
  issues: readonly LocatedIssue[];
  spellings: number;
  annotations: readonly Annotation[];
  /** Null for a text of usual length. */
  isUnusuallyLong: boolean | null;
};

/** In standard deviations. Of the paragraphs of the starter articles, one in a hundred is further from the mean. */
const unusual = 3;

/** Whether a paragraph needs to be checked: it has an issue, an annotation, or an unusual length. */
export function needsAttention(row: RankedRow): boolean {
  const { issues, spellings, annotations, isUnusuallyLong } = row;
  return issues.length + spellings + annotations.length > 0 || isUnusuallyLong !== null;
}

/**
 * Returns the translated paragraphs in the order in which a person should look at them: first those that most likely
 * need a correction, equal ones in the order of the text.
 */
export function rankRows(
  rows: readonly ReviewRow[],
  {
    check,
    annotationsOf,
    language,
  }: {
    check: RecordCheck;
    annotationsOf: (row: ReviewRow) => readonly Annotation[];
    language: TranslationLanguage;
  },
): RankedRow[] {
  const open = Map.groupBy(
    check.issues.filter(({ reason }) => reason === null),
    ({ range }) => range.blockRef,
  );
  const spellings = Map.groupBy(check.spellings, ({ range }) => range.blockRef);
  return rows
    .flatMap((row, number): RankedRow[] => {
      const { blockRef, block } = row;
      if (blockRef === null || !block?.source || block.text.trim() === '') return [];
      const found = {
        issues: open.get(blockRef) ?? [],
        spellings: spellings.get(blockRef)?.length ?? 0,
        annotations: annotationsOf(row),
      };
      const { source, text } = block;
      // Code is the same in every language, and has no usual length.
      const deviation = source === text ? 0 : lengthDeviation(source, text, language);
      return [
        {
          blockRef,
          number,
          text,
          ...found,
          isUnusuallyLong: Math.abs(deviation) < unusual ? null : deviation > 0,
          score: paragraphScore({ lengthDeviation: deviation, ...found }),
        },
      ];
    })
    .sort((one, other) => other.score - one.score);
}
