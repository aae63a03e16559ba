import { DomainError } from '#domain/domain-error.ts';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { termFinder } from '#domain/translation/shared/occurring-terms.ts';
import { checkTranslation } from '#domain/translation/shared/qa/check-translation.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { replacePlaceholders, withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import { mapConcurrent } from '../chunks.ts';
import { addUsage, type Usage } from '../model/index.ts';
import { dollarsOf } from '../spending/dollars-of.ts';
import type { TranslationRequest } from '../translate/prompt.ts';
import { translateSegments } from '../translate/translate-segments.ts';
import type { Translator } from '../translate/translator.ts';
import type { ModelScore } from './benchmark-report.ts';
import type { Paragraph } from './choose-paragraphs.ts';
import { type ChrfCounts, chrfOf, countChrf } from './chrf.ts';

/** After these, each further paragraph would fail in the same way. */
const lasting: ReadonlySet<DomainError['code']> = new Set([
  'assistant-key-refused',
  'assistant-out-of-credit',
  'assistant-month-limit',
  'assistant-model-unknown',
  'assistant-language-unknown',
]);

type Options = {
  translator: Translator;
  language: TranslationLanguage;
  glossary: readonly GlossaryTerm[];
  signal: AbortSignal;
  /** Called before each paragraph; throws a {@link DomainError} to leave it out. */
  beforeParagraph: () => Promise<void>;
  /** Called after each paragraph, with what all so far have cost in US dollars, if that is known. */
  onParagraph: (dollars: number | null) => Promise<void>;
};

/**
 * Translates paragraphs with a model, each alone, as an editor's request would, and scores the translations. A
 * paragraph that fails has no translation; what would fail for all ends the model.
 *
 * @returns `texts`: one for each paragraph, null for one without a translation
 * @throws the signal's reason, once it is aborted
 */
export async function scoreModel(
  paragraphs: readonly Paragraph[],
  { translator, language, glossary, signal, beforeParagraph, onParagraph }: Options,
): Promise<{ score: ModelScore; texts: ({ text: string; chrf: number } | null)[] }> {
  const usage: Usage = { inputTokens: null, outputTokens: null, characters: null };
  const occurring = termFinder(glossary);
  let seconds = 0;
  let error: DomainError['code'] | null = null;
  const translate = async (paragraph: Paragraph, paragraphSignal: AbortSignal) => {
    const startedAt = performance.now();
    const [text = ''] = await translateSegments(
      [paragraph.source],
      language,
      async (open) => {
        const answer = await translator.translate(
          { ...contextOf(paragraph, occurring), segments: open },
          { glossary, signal: paragraphSignal },
        );
        addUsage(usage, answer.usage);
        return answer;
      },
      () => {},
    );
    seconds += (performance.now() - startedAt) / 1_000;
    return text;
  };
  const translations = await mapConcurrent(paragraphs, signal, async (paragraph, _, all) => {
    if (error !== null && lasting.has(error)) return null;
    try {
      await beforeParagraph();
      return await translate(paragraph, all);
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure;
      error = failure.code;
      return null;
    } finally {
      await onParagraph(dollarsOf(usage, translator.price));
    }
  });
  const scored = paragraphs.map((paragraph, index) => {
    const text = translations[index];
    return text == null ? null : scoreText(paragraph, text, { language, glossary });
  });
  const done = scored.filter((one) => one !== null);
  const sum = (value: (one: ScoredText) => number) =>
    done.reduce((total, one) => total + value(one), 0);
  return {
    score: {
      language,
      model: translator.name,
      chrf: done.length === 0 ? null : chrfOf(done.map(({ counts }) => counts)),
      translated: done.length,
      terms: { found: sum((one) => one.terms.found), expected: sum((one) => one.terms.expected) },
      placeholders: {
        lost: sum((one) => one.placeholders.lost),
        expected: sum((one) => one.placeholders.expected),
      },
      seconds: done.length === 0 ? 0 : seconds / done.length,
      ...usage,
      dollars: dollarsOf(usage, translator.price),
      error,
    },
    texts: scored.map((one) => one && { text: one.text, chrf: chrfOf([one.counts]) }),
  };
}

/**
 * What a request says about a paragraph besides its text. Leave-one-out: nothing here may come from a translation of
 * the paragraph's own article (`paragraph.translationGroup`), or the benchmark would measure its own answers. Examples
 * from a translation memory belong here.
 */
function contextOf(
  { title, source }: Paragraph,
  occurring: (text: string) => GlossaryTerm[],
): Omit<TranslationRequest, 'segments'> {
  // The memory holds the approved translation itself, so it gives no examples.
  return { postTitle: title, before: '', terms: occurring(source.text), examples: [] };
}

type ScoredText = {
  text: string;
  counts: ChrfCounts;
  terms: { found: number; expected: number };
  placeholders: { lost: number; expected: number };
};

function scoreText(
  { source, reference }: Paragraph,
  translated: string,
  { language, glossary }: Pick<Options, 'language' | 'glossary'>,
): ScoredText {
  const text = withoutPlaceholders(translated);
  const english = withoutPlaceholders(source.text);
  const expected = termFinder(glossary)(english).filter(
    ({ translations }) => translations[language].term !== '',
  ).length;
  const missing = checkTranslation({
    source: { title: '', content: english },
    translation: { title: '', content: text },
    language,
    glossary,
  }).filter(({ code }) => code === 'term-missing').length;
  const kept = new Set<number>();
  replacePlaceholders(translated, ({ number }) => {
    kept.add(number);
    return '';
  });
  const lost = source.placeholders.filter((_, index) => !kept.has(index + 1)).length;
  return {
    text,
    counts: countChrf(text, withoutPlaceholders(reference)),
    terms: { found: Math.max(0, expected - missing), expected },
    placeholders: { lost, expected: source.placeholders.length },
  };
}
