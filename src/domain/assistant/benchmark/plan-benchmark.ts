import { DomainError } from '#domain/domain-error.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import { createTranslator } from '../translate/create-translator.ts';
import type { Translator } from '../translate/translator.ts';
import { chooseParagraphs, type Paragraph } from './choose-paragraphs.ts';

/** What is compared in one language. */
export type LanguagePlan = {
  language: TranslationLanguage;
  translators: readonly Translator[];
  paragraphs: readonly Paragraph[];
};

/** Compares the model of each language with the one of all tasks, where both are set. */
export async function planBenchmark(
  database: Database,
  settings: AssistantSettings,
): Promise<LanguagePlan[]> {
  const plans: LanguagePlan[] = [];
  for (const language of ['ckb', 'ar'] as const)
    plans.push({
      language,
      translators: translatorsFor(settings, language),
      paragraphs: await chooseParagraphs(database, language),
    });
  return plans;
}

/** How many paragraphs are sent, over all models. A lost placeholder takes one more request. */
export function requestsOf(plans: readonly LanguagePlan[]): number {
  return plans.reduce(
    (sum, { translators, paragraphs }) => sum + translators.length * paragraphs.length,
    0,
  );
}

function translatorsFor(settings: AssistantSettings, language: TranslationLanguage): Translator[] {
  const byName = new Map<string, Translator>();
  for (const candidate of [settings, { ...settings, [language]: undefined }]) {
    try {
      const translator = createTranslator(candidate, language);
      byName.set(translator.name, byName.get(translator.name) ?? translator);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'assistant-not-configured') throw error;
    }
  }
  return [...byName.values()];
}
