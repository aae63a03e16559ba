import { DomainError } from '#domain/domain-error.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { placeholderIssues } from '#markdown/segments/placeholders.ts';
import type { Segment } from '#markdown/segments/segment-markdown.ts';
import { isRetryable } from '../is-retryable.ts';
import type { TranslationLanguage } from '../language-names.ts';
import { rejectEndlessText, type TranslatedSegment } from './schema.ts';

/** A segment to translate, and what was wrong with the answer before. */
export type OpenSegment = { id: number; text: string; fault?: string };

/**
 * The translations of a group of segments, in order. What lacks, or has lost a mark, is asked for once more, alone; a text
 * that has lost a mark twice is taken as it is, for the check to tell of.
 *
 * @param ask sends one request; a failure that may pass is tried once more
 * @param onText told of each text that has come whole
 * @throws {DomainError} `assistant-unusable` where a segment gets no translation at all
 */
export async function translateSegments(
  segments: readonly Segment[],
  language: TranslationLanguage,
  ask: (
    open: readonly OpenSegment[],
    onPartial: (whole: readonly TranslatedSegment[]) => void,
  ) => Promise<{ segments: readonly TranslatedSegment[] }>,
  onText: (index: number, text: string) => void,
): Promise<string[]> {
  const answers: (string | undefined)[] = segments.map(() => undefined);
  const texts: (string | undefined)[] = [...answers];
  const take = (translated: readonly TranslatedSegment[]) => {
    for (const { id, text } of translated) {
      const isKnown = id >= 1 && id <= segments.length;
      // A growing answer brings what has come before again and again.
      if (!isKnown || text.trim() === '' || text === answers[id - 1]) continue;
      answers[id - 1] = text;
      const corrected = correctOrthography(text.trim(), language);
      texts[id - 1] = corrected;
      onText(id - 1, corrected);
    }
  };
  let open: OpenSegment[] = segments.map(({ text }, index) => ({ id: index + 1, text }));
  for (const isLast of [false, true]) {
    try {
      const answer = await ask(open, take);
      for (const { id, text } of answer.segments)
        rejectEndlessText(text, segments[id - 1]?.text ?? '');
      take(answer.segments);
    } catch (error) {
      if (isLast || !isRetryable(error)) throw error;
    }
    open = segments.flatMap((segment, index) => {
      const fault = faultOf(segment, texts[index]);
      return fault === null ? [] : [{ id: index + 1, text: segment.text, fault }];
    });
    if (open.length === 0) break;
  }
  return texts.map((text) => {
    if (text === undefined) throw incomplete();
    return text;
  });
}

function faultOf(segment: Segment, text: string | undefined): string | null {
  return text === undefined ? 'It had no translation.' : placeholderIssues(segment, text);
}

function incomplete(): DomainError {
  return new DomainError(
    'assistant-unusable',
    'The model left out a part of the text; try again, or use another model',
  );
}
