import type { TranslationLanguage } from '#i18n/languages.ts';
import type { ModelSettings, TranslationServiceName } from '#platform/model-settings.ts';
import {
  addUsage,
  assistantError,
  type ModelVariables,
  notConfigured,
  type Usage,
} from '../model/index.ts';
import type { Translator } from '../translate/translator.ts';
import { azureTranslator } from './azure-translator.ts';
import { batchTexts } from './batch-texts.ts';
import { deepl } from './deepl.ts';
import { googleTranslate } from './google-translate.ts';
import { createSender, serviceLimits } from './send-json.ts';
import { tagText } from './tag-text.ts';
import type { TranslationService } from './translation-service.ts';

const services: Record<TranslationServiceName, TranslationService> = {
  'google-translate': googleTranslate,
  deepl,
  'azure-translator': azureTranslator,
};

/** Change it with every change of what is sent; each run stores it. */
const serviceVersion = 'service-1';

/**
 * A machine translation service as a translator. It gives the same answer to the same text, so a segment that lost a
 * placeholder is not sent again.
 *
 * @param limits for tests
 * @throws {DomainError} `assistant-not-configured`, which names the variable to set
 */
export function createTranslationService(
  settings: ModelSettings & { provider: TranslationServiceName },
  variables: ModelVariables,
  language: TranslationLanguage,
  limits = serviceLimits,
): Translator {
  const { provider, apiKey, region, price } = settings;
  const service = services[provider];
  if (!apiKey) throw notConfigured([variables.apiKey]);
  const model = settings.model ?? service.defaultModel;
  const url = settings.baseUrl ?? service.officialUrl(apiKey);
  const headers = service.headers({ apiKey, region });
  return {
    name: `${provider}/${model}`,
    promptVersion: serviceVersion,
    price,
    async translate(request, { glossary, signal }) {
      const open = request.segments.filter(({ issue }) => issue === undefined);
      const style = service.tags(language, request.terms);
      const segments = open.map(({ id, text }) => ({ id, ...tagText(text, style) }));
      const usage: Usage = { inputTokens: null, outputTokens: null, characters: null };
      const send = createSender({
        url,
        headers,
        variables,
        signal,
        limits,
        errorOf: service.errorOf,
      });
      const context = [request.postTitle, request.before].filter(Boolean).join('\n');
      const translated: string[] = [];
      for (const texts of batchTexts(
        segments.map(({ tagged }) => tagged),
        service.limits,
      )) {
        const answer = await send.read((sendJson) =>
          service.translate(
            { texts, language, model, context, glossary, account: `${url} ${apiKey}` },
            sendJson,
          ),
        );
        if (answer.texts.length !== texts.length) throw assistantError('assistant-unusable');
        addUsage(usage, { inputTokens: null, outputTokens: null, characters: answer.characters });
        translated.push(...answer.texts);
      }
      return {
        segments: segments.map(({ id, untag }, index) => ({
          id,
          text: untag(translated[index] ?? ''),
        })),
        usage,
      };
    },
  };
}
