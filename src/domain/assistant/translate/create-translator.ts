import type { TranslationLanguage } from '#i18n/languages.ts';
import { type AssistantSettings, isTranslationService } from '#platform/model-settings.ts';
import { askForObject, chooseModel, createLanguageModel } from '../model/index.ts';
import { createTranslationService } from '../services/index.ts';
import { translateInstructions, translatePrompt, translatePromptVersion } from './prompt.ts';
import { maxAnswerCharacters, translationAnswer, wholeSegments } from './schema.ts';
import type { Translator } from './translator.ts';

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
