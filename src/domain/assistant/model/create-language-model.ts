import type { LanguageModel } from 'ai';
import { DomainError } from '#domain/domain-error.ts';
import {
  type AssistantSettings,
  isTranslationService,
  type LanguageModelProvider,
  type ModelPrice,
  type ModelSettings,
  type ModelUse,
  type TranslationServiceName,
} from '#platform/model-settings.ts';
import { chooseModel, type ModelVariables } from './choose-model.ts';

/** A configured model. */
export type AssistantModel = {
  /** Provider and model, "openai/gpt-5.2". */
  name: string;
  /** The variables that say which model it is, for messages. */
  variables: ModelVariables;
  price: ModelPrice | undefined;
  /** The SDK's model, which sends all requests through this `fetch`. */
  over(fetch: typeof globalThis.fetch): Promise<LanguageModel>;
};

/**
 * The model of a task. Sends no request yet.
 *
 * @param use the language of the task or `review`, whose own model it takes where one is set; none for a task that has
 *   all languages
 * @throws {DomainError} `assistant-not-configured`, which names the variables to set
 */
export function createLanguageModel(settings: AssistantSettings, use?: ModelUse): AssistantModel {
  const service = use && settings[use]?.provider;
  const onlyTranslates = isTranslationService(service);
  const { model: chosen, variables } = chooseModel(settings, onlyTranslates ? undefined : use);
  const { provider, model, apiKey, price } = chosen;
  const missing = missingVariables(chosen, variables);
  if (!provider || !model || missing.length > 0 || isTranslationService(provider))
    throw notConfigured(missing, onlyTranslates ? service : undefined);
  // Always set, so that a variable of another program, such as OPENAI_BASE_URL, can't send our key elsewhere.
  const baseURL = chosen.baseUrl ?? officialUrls[provider];
  return {
    name: `${provider}/${model}`,
    variables,
    price,
    over: (fetch) => open[provider]({ baseURL, apiKey: apiKey ?? '', fetch }, model),
  };
}

type Connection = { baseURL: string; apiKey: string; fetch: typeof globalThis.fetch };

const officialUrls: Record<LanguageModelProvider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
};

/** Each SDK is loaded with the first request. */
const open: Record<
  LanguageModelProvider,
  (connection: Connection, model: string) => Promise<LanguageModel>
> = {
  async openai(connection, model) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI(connection)(model);
  },
  async anthropic(connection, model) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(connection)(model);
  },
  async google(connection, model) {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle(connection)(model);
  },
  async 'openai-compatible'(connection, model) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({
      ...connection,
      name: 'openai-compatible',
      includeUsage: true,
      supportsStructuredOutputs: true,
    });
    return provider(model);
  },
};

function missingVariables(
  { provider, model, apiKey, baseUrl }: ModelSettings,
  variables: ModelVariables,
): string[] {
  const isCompatible = provider === 'openai-compatible';
  return [
    !provider && variables.provider,
    !model && variables.model,
    !apiKey && !isCompatible && variables.apiKey,
    !baseUrl && isCompatible && variables.baseUrl,
  ].filter((name) => name !== false);
}

/** @param service that translates the language, and can do no other task */
export function notConfigured(missing: string[], service?: TranslationServiceName): DomainError {
  const names = new Intl.ListFormat('en-GB').format(missing);
  return new DomainError(
    'assistant-not-configured',
    service
      ? `${service} only translates. For this, set ${names}, then restart the site`
      : `The assistant is not set up. Set ${names}, then restart the site`,
  );
}
