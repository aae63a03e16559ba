import { z } from 'zod';
import { languages } from '#i18n/languages.ts';

const languageModels = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

/** Translation services translate. They can neither improve nor describe a text. */
const translationServices = ['google-translate', 'deepl', 'azure-translator'] as const;

export type LanguageModelProvider = (typeof languageModels)[number];
export type TranslationServiceName = (typeof translationServices)[number];

/** What a model costs in US dollars: for a million tokens, or for a million characters of a translation service. */
export type ModelPrice = { input: number; output: number } | { characters: number };

/** Which model to use. Any part may be missing: the site works without the assistant. */
export type ModelSettings = {
  provider?: LanguageModelProvider | TranslationServiceName | undefined;
  /** Translation services have one of their own. */
  model?: string | undefined;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  /** Of a translation service that has a key for each region. */
  region?: string | undefined;
  price?: ModelPrice | undefined;
};

const modelUses = [...languages, 'review'] as const;

/** A use that can have its own model: a language, or the review of translations. */
export type ModelUse = (typeof modelUses)[number];

/** The model of all tasks, and models of single uses in its place. */
export type AssistantSettings = ModelSettings & {
  [use in ModelUse]?: ModelSettings | undefined;
} & {
  /** In US dollars: once so much is spent in a calendar month, the assistant is asked no more. */
  monthlyLimit?: number | undefined;
};

/** Every model of the settings: that of all tasks, and those of single uses. */
export function modelsOf(assistant: AssistantSettings): ModelSettings[] {
  return [assistant, ...modelUses.flatMap((use) => assistant[use] ?? [])];
}

/** The price of the model of a use: its own, or that of AI_MODEL where it is the same model. */
export function priceFor(settings: AssistantSettings, use?: ModelUse): ModelPrice | undefined {
  const own = use && settings[use];
  if (!own) return settings.price;
  const provider = own.provider ?? settings.provider;
  const isSame = provider === settings.provider && own.model === undefined;
  return own.price ?? (isSame ? settings.price : undefined);
}

export function isTranslationService(
  provider: ModelSettings['provider'],
): provider is TranslationServiceName {
  return translationServices.some((service) => service === provider);
}

const plainText = /^[\x21-\x7e]+$/;

const number = String.raw`\d{1,6}(?:\.\d{1,6})?`;

const priceMessage =
  'must be US dollars: for a million tokens in and out, such as 0.3/2.5, or for a million characters of a translation service, such as 20';

const price = z
  .string()
  .regex(new RegExp(`^${number}(?:/${number})?$`), priceMessage)
  .transform((value): ModelPrice => {
    const [first = 0, second] = value.split('/').map(Number);
    return second === undefined ? { characters: first } : { input: first, output: second };
  });

type Provider = NonNullable<ModelSettings['provider']>;

/** Which providers can do what a model is for, and why another one is missing. */
type Allowed = { providers: readonly Provider[]; why?: string };

/** The models that can be set, by the ending of their variables. */
const models: Record<ModelUse | 'all', Allowed> = {
  all: { providers: languageModels },
  en: { providers: languageModels },
  review: { providers: languageModels },
  ar: { providers: [...languageModels, ...translationServices] },
  ckb: {
    providers: [...languageModels, 'google-translate', 'azure-translator'],
    // DeepL's list of languages, June 2026: CKB has no tag handling.
    why: '. DeepL would lose the links and code of a text in Kurdish',
  },
};

/** The settings of one model. Each variable is `AI_`, one of these names, and the ending of the model. */
function modelSettings({ providers, why = '' }: Allowed) {
  return z.object({
    PROVIDER: z.enum(providers, `must be one of ${providers.join(', ')}${why}`).optional(),
    MODEL: z
      .string()
      .regex(plainText, 'must be the name of a model, such as llama3.3:70b')
      .optional(),
    API_KEY: z
      .string()
      .regex(plainText, 'must be the key alone, without spaces or quotes around it')
      .optional(),
    BASE_URL: z
      .string()
      .refine(isBaseUrl, 'must be an http or https URL, such as http://localhost:11434/v1')
      .optional(),
    PRICE: price.optional(),
    REGION: z
      .string()
      .regex(/^[a-z\d]+$/, 'must be the region of an Azure resource, such as westeurope')
      .optional(),
  });
}

/** The ending of the variables of a model of its own: `_CKB`, `_REVIEW`. */
export function variableEnding(use: ModelUse): string {
  return `_${use.toUpperCase()}`;
}

const groups = [undefined, ...modelUses].map((use) => ({
  use,
  ending: use ? variableEnding(use) : '',
  ...models[use ?? 'all'],
}));

function variablesOf({ providers, ending }: (typeof groups)[number]) {
  return Object.keys(modelSettings({ providers }).shape)
    .filter((name) => name !== 'REGION' || providers.some(isTranslationService))
    .map((name) => ({ name, variable: `AI_${name}${ending}` }));
}

const limitName = 'AI_MONTHLY_LIMIT';
const limit = new RegExp(`^${number}$`);

/** Names of all settings of models. */
export const modelSettingNames: readonly string[] = [
  ...groups.flatMap((group) => variablesOf(group).map(({ variable }) => variable)),
  limitName,
];

/** @returns the settings, and one line for each wrong variable: its name and what it must be */
export function readAssistantSettings(variables: Record<string, string | undefined>): {
  assistant: AssistantSettings;
  errors: string[];
} {
  const errors: string[] = [];
  const assistant: AssistantSettings = {};
  for (const group of groups) {
    const given = variablesOf(group).flatMap(({ name, variable }) =>
      variables[variable] === undefined ? [] : [[name, variables[variable]]],
    );
    if (given.length === 0) continue;
    const result = modelSettings(group).safeParse(Object.fromEntries(given));
    for (const { path, message } of result.error?.issues ?? [])
      errors.push(`AI_${String(path[0])}${group.ending} ${message}`);
    if (!result.success) continue;
    const { PROVIDER, MODEL, API_KEY, BASE_URL, REGION, PRICE } = result.data;
    const model = {
      provider: PROVIDER,
      model: MODEL,
      apiKey: API_KEY,
      baseUrl: BASE_URL,
      region: REGION,
      price: PRICE,
    };
    const provider = PROVIDER ?? assistant.provider;
    if (PRICE && isTranslationService(provider) !== 'characters' in PRICE)
      errors.push(`AI_PRICE${group.ending} ${priceMessage}`);
    if (group.use) assistant[group.use] = model;
    else Object.assign(assistant, model);
  }
  const monthlyLimit = variables[limitName];
  if (monthlyLimit === undefined) return { assistant, errors };
  if (!limit.test(monthlyLimit)) errors.push(`${limitName} must be US dollars, such as 20`);
  errors.push(...missingPrices(assistant));
  return { assistant: { ...assistant, monthlyLimit: Number(monthlyLimit) }, errors };
}

/** Nobody could say when the limit is reached. */
function missingPrices(assistant: AssistantSettings): string[] {
  return groups
    .filter(({ use }) => (use ? assistant[use] : assistant.provider) !== undefined)
    .filter(({ use }) => priceFor(assistant, use) === undefined)
    .map(({ ending }) => `AI_PRICE${ending} must be set with ${limitName}`);
}

/** Without query and fragment: requests append a path to it. */
function isBaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`;
}
