import {
  type AssistantSettings,
  type ModelSettings,
  type ModelUse,
  priceFor,
  variableEnding,
} from '#platform/model-settings.ts';

/** The names of the variables that set a model: AI_MODEL_CKB, or AI_MODEL. */
export type ModelVariables = Record<'provider' | 'model' | 'apiKey' | 'baseUrl' | 'region', string>;

/**
 * The settings for a language or a review: its own, and what it has not set, from AI_MODEL's. A key and a URL go only
 * to the provider that they were set for.
 *
 * @param use none for a task that has all languages
 * @returns `variables`: where each setting comes from, or must be set
 */
export function chooseModel(
  settings: AssistantSettings,
  use?: ModelUse,
): { model: ModelSettings; variables: ModelVariables } {
  const own = use && settings[use];
  if (!own) return { model: settings, variables: variablesWith('') };
  const provider = own.provider ?? settings.provider;
  const isShared = provider === settings.provider;
  const sharesKey = isShared && own.baseUrl === undefined;
  const model = {
    provider,
    model: own.model ?? (isShared ? settings.model : undefined),
    apiKey: own.apiKey ?? (sharesKey ? settings.apiKey : undefined),
    baseUrl: own.baseUrl ?? (isShared ? settings.baseUrl : undefined),
    region: own.region,
    price: priceFor(settings, use),
  };
  const shared = variablesWith('');
  const variables = variablesWith(variableEnding(use));
  for (const name of ['provider', 'model', 'apiKey', 'baseUrl'] as const)
    if (own[name] === undefined && model[name] !== undefined) variables[name] = shared[name];
  return { model, variables };
}

function variablesWith(ending: string): ModelVariables {
  return {
    provider: `AI_PROVIDER${ending}`,
    model: `AI_MODEL${ending}`,
    apiKey: `AI_API_KEY${ending}`,
    baseUrl: `AI_BASE_URL${ending}`,
    region: `AI_REGION${ending}`,
  };
}
