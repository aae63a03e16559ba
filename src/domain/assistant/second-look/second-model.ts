import { DomainError } from '#domain/domain-error.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { languages } from '#i18n/languages.ts';
import {
  type AssistantSettings,
  isTranslationService,
  type ModelUse,
} from '#platform/model-settings.ts';
import { type AssistantModel, chooseModel, createLanguageModel } from '../model/index.ts';

/**
 * The model that looks at translations into a language: AI_MODEL_REVIEW. Without it, the first configured model that is
 * not the translator, since a model rarely sees its own errors; if there is none, the translator itself.
 *
 * @throws {DomainError} `assistant-not-configured`, which names the variables to set
 */
export function createSecondModel(
  settings: AssistantSettings,
  language: TranslationLanguage,
): AssistantModel {
  if (settings.review) return createLanguageModel(settings, 'review');
  const configured = [undefined, ...languages].flatMap((use) => modelFor(settings, use) ?? []);
  const { provider, model } = chooseModel(settings, language).model;
  const translator = isTranslationService(provider) ? undefined : `${provider}/${model}`;
  return (
    configured.find(({ name }) => name !== translator) ??
    configured[0] ??
    createLanguageModel(settings)
  );
}

function modelFor(settings: AssistantSettings, use?: ModelUse): AssistantModel | undefined {
  try {
    return createLanguageModel(settings, use);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'assistant-not-configured') return undefined;
    throw error;
  }
}
