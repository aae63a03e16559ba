import { DomainError } from '#domain/domain-error.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import { placeholderIssues } from '#markdown/segments/placeholders.ts';
import type { Segment } from '#markdown/segments/segment-markdown.ts';
import { isRetryable } from '../is-retryable.ts';
import type { EarlierText } from './prompt.ts';
import { rejectEndlessText, type TranslatedSegment } from './schema.ts';

/** A segment to translate, and what was wrong with the previous answer. */
export type OpenSegment = {
  id: number;
  text: string;
  /** What the segment was before, where its approved translation is to be updated. */
  earlier?: EarlierText;
  issue?: string;
};

/**
 * Translates a chunk of segments, in order. If a segment loses a placeholder twice, the text is used as it is, and the
 * translation check reports it.
 *
 * @param ask sends one request; a retryable error gets one more attempt
 * @param onText gets each complete text
 * @throws {DomainError} `assistant-unusable` if a segment has no translation at all
 */
export async function translateSegments(
  segments: readonly Segment[],
  language: TranslationLanguage,
  ask: AskModel,
  onText: (index: number, text: string) => void,
): Promise<string[]> {
  const checked: AskModel = async (open, onPartial) => {
    const answer = await ask(open, onPartial);
    for (const { id, text } of answer.segments)
      rejectEndlessText(text, segments[id - 1]?.text ?? '');
    return answer;
  };
  const issueOf = (index: number, text: string) => {
    const segment = segments[index];
    return segment ? placeholderIssues(segment, text) : null;
  };
  const answers = await askTwice(segments, language, checked, { issueOf, onText });
  return answers.map(({ text }) => {
    if (text === undefined) throw incomplete();
    return text;
  });
}

/** Sends one request, for the given segments. */
export type AskModel = (
  open: readonly OpenSegment[],
  onPartial: (whole: readonly TranslatedSegment[]) => void,
) => Promise<{ segments: readonly TranslatedSegment[] }>;

/** A text with corrected spelling; undefined if there was none. `issue`: what is still wrong with it. */
export type CheckedText = { text: string | undefined; issue: string | null };

/**
 * Asks for the translations of a chunk of segments, in order. A segment that is missing or has an issue is asked for
 * once more, alone.
 *
 * @param options.issueOf what is wrong with a text, in a sentence for the model; null if nothing is
 * @throws the error of the second request, or of the first if it is not retryable
 */
export async function askTwice(
  segments: readonly Omit<OpenSegment, 'id' | 'issue'>[],
  language: TranslationLanguage,
  ask: AskModel,
  options: {
    issueOf: (index: number, text: string) => string | null;
    onText?: ((index: number, text: string) => void) | undefined;
  },
): Promise<CheckedText[]> {
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
      options.onText?.(id - 1, corrected);
    }
  };
  const issueAt = (index: number) => {
    const text = texts[index];
    return text === undefined ? 'It had no translation.' : options.issueOf(index, text);
  };
  let open: OpenSegment[] = segments.map((segment, index) => asOpen(segment, index));
  for (const isLast of [false, true]) {
    let isAnswered = true;
    try {
      take((await ask(open, take)).segments);
    } catch (error) {
      if (isLast || !isRetryable(error)) throw error;
      isAnswered = false;
    }
    open = segments.flatMap((segment, index) => {
      if (texts[index] === undefined && !isAnswered) return [asOpen(segment, index)];
      const issue = issueAt(index);
      return issue === null ? [] : [{ ...asOpen(segment, index), issue }];
    });
    if (open.length === 0) break;
  }
  return texts.map((text, index) => ({ text, issue: issueAt(index) }));
}

function asOpen({ text, earlier }: Omit<OpenSegment, 'id' | 'issue'>, index: number): OpenSegment {
  return { id: index + 1, text, ...(earlier && { earlier }) };
}

function incomplete(): DomainError {
  return new DomainError(
    'assistant-unusable',
    'The model left out a part of the text; try again, or use another model',
  );
}
