import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import {
  type AssistantSettings,
  isTranslationService,
  type ModelPrice,
} from '#platform/model-settings.ts';
import { askForObject, chooseModel, createLanguageModel, type Usage } from '../model/index.ts';
import { createTranslationService } from '../services/index.ts';
import {
  type TranslationRequest,
  translateInstructions,
  translatePrompt,
  translatePromptVersion,
} from './prompt.ts';
import {
  maxAnswerCharacters,
  type TranslatedSegment,
  translationAnswer,
  wholeSegments,
} from './schema.ts';

/** What translates into a language: a language model, or a translation service. */
export type Translator = {
  /** Provider and model, "google-translate/nmt". */
  name: string;
  promptVersion: string;
  price: ModelPrice | undefined;
  /**
   * @param options.glossary all terms, for a service that keeps them; `request.terms` are those that occur
   * @param options.onPartial gets the complete segments of an unfinished answer
   * @throws {DomainError} one of the assistant's codes
   */
  translate(
    request: TranslationRequest,
    options: {
      glossary: readonly GlossaryTerm[];
      signal: AbortSignal;
      onPartial?: ((whole: readonly TranslatedSegment[]) => void) | undefined;
    },
  ): Promise<{ segments: readonly TranslatedSegment[]; usage: Usage }>;
};

/** @throws {DomainError} `assistant-not-configured`, which names the variables to set */
export function createTranslator(
  settings: AssistantSettings,
  language: TranslationLanguage,
): Translator {
  const { model, variables } = chooseModel(settings, language);
  if (isTranslationService(model.provider))
    return createTranslationService({ ...model, provider: model.provider }, variables, language);
  return modelTranslator(settings, language);
}

function modelTranslator(settings: AssistantSettings, language: TranslationLanguage): Translator {
  const model = createLanguageModel(settings, language);
  return {
    name: model.name,
    promptVersion: translatePromptVersion,
    price: model.price,
    async translate(request, { signal, onPartial }) {
      const { object, usage } = await askForObject({
        model,
        instructions: translateInstructions(
          language,
          request.segments.some(({ earlier }) => earlier !== undefined),
        ),
        prompt: translatePrompt(request, language),
        schema: translationAnswer,
        maxCharacters: maxAnswerCharacters(request.segments),
        signal,
        onPartial: onPartial && ((partial) => onPartial(wholeSegments(partial))),
      });
      return { segments: object.segments, usage };
    },
  };
}
