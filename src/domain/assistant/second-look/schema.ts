import { z } from 'zod';
import {
  type Annotation,
  annotationCategories,
  annotationSeverities,
  secondLookLimits,
} from '#domain/translation/shared/annotation.ts';

/** What the model answers to the prompt. An empty `span` concerns the whole paragraph. */
export const secondLookAnswer = z.object({
  annotations: z.array(
    z.object({
      id: z.int(),
      span: z.string(),
      category: z.enum(annotationCategories),
      severity: z.enum(annotationSeverities),
      reason: z.string(),
    }),
  ),
});

type SecondLookAnswer = z.output<typeof secondLookAnswer>;

/**
 * How much of an answer is read: for each paragraph its own words and eight reasons, with room for models that write
 * each letter as an escape of six characters.
 */
export function maxAnswerCharacters(translations: readonly string[]): number {
  const { inParagraph, reason } = secondLookLimits;
  return translations.reduce(
    (sum, { length }) => sum + 6 * (length + inParagraph * reason) + 1_000,
    1_000,
  );
}

/**
 * The annotations of each paragraph. A span that does not occur in the translation is the model's paraphrase: its
 * reason is kept for the whole paragraph. Paragraphs that nobody asked about, repetitions and what is too much are left
 * out.
 *
 * @param translations the first has the id 1
 */
export function annotationsOf(
  { annotations }: SecondLookAnswer,
  translations: readonly string[],
): Annotation[][] {
  const kept = translations.map((): Annotation[] => []);
  for (const { id, span: written, category, severity, reason: words } of annotations) {
    const paragraph = kept[id - 1];
    const reason = words
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, secondLookLimits.reason)
      .toWellFormed();
    if (!paragraph || paragraph.length >= secondLookLimits.inParagraph || reason === '') continue;
    const span = spanIn(translations[id - 1] ?? '', written);
    const isKnown = paragraph.some((one) => one.span === span && one.category === category);
    // Two remarks on the whole paragraph may be about different losses.
    if (isKnown && (span !== null || paragraph.some((one) => one.reason === reason))) continue;
    paragraph.push({ span, category, severity, reason });
  }
  return kept;
}

function spanIn(translation: string, written: string): string | null {
  const span = written.trim();
  return span !== '' && translation.includes(span) ? span : null;
}
