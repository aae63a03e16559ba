import { DomainError } from '#domain/domain-error.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { placeholderIssues } from '#markdown/segments/placeholders.ts';
import type { Segment } from '#markdown/segments/segment-markdown.ts';
import { isRetryable } from '../is-retryable.ts';
import type { TranslationLanguage } from '../language-names.ts';
import { rejectEndlessText, type TranslatedSegment } from './schema.ts';

/** A segment to translate, and what was wrong with the previous answer. */
export type OpenSegment = { id: number; text: string; issue?: string };

/**
 * Translates a chunk of segments, in order. A segment that is missing or has lost a placeholder is asked for once more,
 * alone. If it loses a placeholder twice, the text is used as it is, and the translation check reports it.
 *
 * @param ask sends one request; a retryable error gets one more attempt
 * @param onText gets each complete text
 * @throws {DomainError} `assistant-unusable` if a segment has no translation at all
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
      // A growing answer repeats its earlier segments.
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
      const issue = issueOf(segment, texts[index]);
      return issue === null ? [] : [{ id: index + 1, text: segment.text, issue }];
    });
    if (open.length === 0) break;
  }
  return texts.map((text) => {
    if (text === undefined) throw incomplete();
    return text;
  });
}

function issueOf(segment: Segment, text: string | undefined): string | null {
  return text === undefined ? 'It had no translation.' : placeholderIssues(segment, text);
}

function incomplete(): DomainError {
  return new DomainError(
    'assistant-unusable',
    'The model left out a part of the text; try again, or use another model',
  );
}
