import { listGlossaryTerms } from '#domain/glossary/index.ts';
import type { AnnotatedParagraph } from '#domain/translation/shared/annotation.ts';
import { termFinder } from '#domain/translation/shared/occurring-terms.ts';
import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import type { AssistantCall } from '../assistant-call.ts';
import { chunkByWords, mapConcurrent } from '../chunks.ts';
import { isRetryable } from '../is-retryable.ts';
import { askForObject } from '../model/index.ts';
import { recordRun } from '../runs/record-run.ts';
import { secondLookInstructions, secondLookPrompt, secondLookPromptVersion } from './prompt.ts';
import { annotationsOf, maxAnswerCharacters, secondLookAnswer } from './schema.ts';
import { createSecondModel } from './second-model.ts';

/** Of source and translation together. */
const maxWordsPerChunk = 500;

export type SecondLookInput = {
  language: TranslationLanguage;
  /** The language of the reasons. */
  reasonsIn: Language;
  paragraphs: readonly { source: string; translation: string }[];
};

/**
 * Asks a model, another than the translator's where one is set, what is wrong with paragraphs of a translation.
 *
 * @param call `onPartial` gets the paragraphs of each answer of the model
 * @returns all paragraphs, in their order, and the recorded run
 * @throws {DomainError} one of the assistant's codes
 */
export async function annotateTranslation(
  call: Omit<AssistantCall<never>, 'onPartial'> & {
    onPartial?: ((partial: { looked: AnnotatedParagraph[] }) => void) | undefined;
  },
  { language, reasonsIn, paragraphs }: SecondLookInput,
): Promise<{ looked: AnnotatedParagraph[]; run: number }> {
  const model = createSecondModel(call.settings, language);
  const run = { task: `second-look-${language}`, model, promptVersion: secondLookPromptVersion };
  return await recordRun(call, run, async (meter) => {
    const occurringTerms = termFinder(await listGlossaryTerms(call.database));
    const chunks = chunkByWords(
      paragraphs.map((texts, paragraph) => ({ ...texts, paragraph })),
      ({ source, translation }) => `${source} ${translation}`,
      maxWordsPerChunk,
    );
    const answers = await mapConcurrent(chunks, call.signal, async (chunk, _index, signal) => {
      const translations = chunk.map(({ translation }) => translation);
      const ask = async () =>
        await askForObject({
          model,
          instructions: secondLookInstructions(language, reasonsIn),
          prompt: secondLookPrompt(
            chunk,
            occurringTerms(chunk.map(({ source }) => source).join('\n')),
            language,
          ),
          schema: secondLookAnswer,
          maxCharacters: maxAnswerCharacters(translations),
          signal,
        });
      const { object, usage } = await ask().catch((error: unknown) => {
        if (!isRetryable(error)) throw error;
        return ask();
      });
      meter.add(usage);
      const annotations = annotationsOf(object, translations);
      const looked = chunk.map(({ paragraph }, index) => ({
        paragraph,
        annotations: annotations[index] ?? [],
      }));
      call.onPartial?.({ looked });
      return looked;
    });
    return { looked: answers.flat(), run: meter.run };
  });
}
