import type { LanguageModel } from 'ai';
import { DomainError } from '#domain/domain-error.ts';
import type { AssistantSettings } from '#platform/environment.ts';

/** A configured model. */
export type AssistantModel = {
  /** Provider and model, "openai/gpt-5.2". */
  name: string;
  /** The SDK's model, which sends all requests through this `fetch`. */
  over(fetch: typeof globalThis.fetch): Promise<LanguageModel>;
};

/**
 * The model of the settings. Sends no request yet.
 *
 * @throws {DomainError} `assistant-not-configured`, which names the variables to set
 */
export function createLanguageModel(settings: AssistantSettings): AssistantModel {
  const { provider, model, apiKey } = settings;
  const missing = missingVariables(settings);
  if (!provider || !model || missing.length > 0) throw notConfigured(missing);
  // Always set, so that a variable of another program, such as OPENAI_BASE_URL, can't send our key elsewhere.
  const baseURL = settings.baseUrl ?? officialUrls[provider];
  return {
    name: `${provider}/${model}`,
    over: (fetch) => open[provider]({ baseURL, apiKey: apiKey ?? '', fetch }, model),
  };
}

type Provider = NonNullable<AssistantSettings['provider']>;
type Connection = { baseURL: string; apiKey: string; fetch: typeof globalThis.fetch };

const officialUrls: Record<Provider, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': '',
};

/** Each SDK is loaded with the first request. */
const open: Record<Provider, (connection: Connection, model: string) => Promise<LanguageModel>> = {
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

function missingVariables({ provider, model, apiKey, baseUrl }: AssistantSettings): string[] {
  const isCompatible = provider === 'openai-compatible';
  return [
    !provider && 'AI_PROVIDER',
    !model && 'AI_MODEL',
    !apiKey && !isCompatible && 'AI_API_KEY',
    !baseUrl && isCompatible && 'AI_BASE_URL',
  ].filter((name) => name !== false);
}

function notConfigured(missing: string[]): DomainError {
  const names = new Intl.ListFormat('en-GB').format(missing);
  return new DomainError(
    'assistant-not-configured',
    `The assistant is not set up. Set ${names}, then restart the site`,
  );
}
