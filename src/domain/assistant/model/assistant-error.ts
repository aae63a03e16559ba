import { DomainError } from '#domain/domain-error.ts';
import type { ErrorCode } from '#platform/error-body.ts';
import type { ModelVariables } from './choose-model.ts';

type AssistantErrorCode = Extract<ErrorCode, `assistant-${string}`>;

/**
 * What a person can do about each error. No message quotes the provider: its response may contain the key or the text.
 */
const sentences = {
  'assistant-key-refused':
    'The provider refused the key: check AI_API_KEY, and that it may use the model',
  'assistant-out-of-credit':
    'The credit at the provider is used up: check the plan and the billing of the account',
  'assistant-model-unknown': 'The provider does not know the model: check AI_MODEL and AI_BASE_URL',
  'assistant-language-unknown':
    'The provider does not translate into this language: choose another provider for it (AI_PROVIDER)',
  'assistant-request-refused':
    'The provider refused the request: the text may be too long for the model. Shorten it, or choose another model',
  'assistant-overloaded': 'The provider has too much to do: try again in a few minutes',
  'assistant-unavailable':
    'The provider cannot be reached: try again in a moment. If it stays so, check AI_BASE_URL',
  'assistant-faulty': 'The provider has a fault of its own: try again in a moment',
  'assistant-timed-out':
    'The model took too long to answer: try again, with a shorter text if it happens again',
  'assistant-cut-off':
    'The answer broke off before its end: try again, with a shorter text if it happens again',
  'assistant-unusable':
    'The answer of the model could not be used: try again, or choose another model',
  'assistant-declined':
    'The model declined to work on this text: change the text, or choose another model',
  'assistant-sees-nothing':
    'The model of the assistant sees no pictures: write the text yourself, or set AI_MODEL to a model that does',
} as const satisfies Partial<Record<AssistantErrorCode, string>>;

/** @param sentence a more specific message than the one of the code */
export function assistantError(
  code: keyof typeof sentences,
  { sentence = sentences[code], retryAfterSeconds }: ErrorDetails = {},
): DomainError {
  return new DomainError(
    code,
    sentence,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}

/** The same error, whose sentence names the variables of this model instead of those of AI_MODEL. */
export function withVariables(error: DomainError, variables: ModelVariables): DomainError {
  const { code, message, retryAfterSeconds } = error;
  const named = message
    .replaceAll('AI_PROVIDER', variables.provider)
    .replaceAll('AI_API_KEY', variables.apiKey)
    .replaceAll('AI_MODEL', variables.model)
    .replaceAll('AI_BASE_URL', variables.baseUrl)
    .replaceAll('AI_REGION', variables.region);
  if (named === message) return error;
  return new DomainError(code, named, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

type ErrorDetails = { sentence?: string; retryAfterSeconds?: number | undefined };

/**
 * Maps a provider's status code to an error.
 *
 * @param status 300 or more
 * @param body tells apart the few cases that share a status code
 * @param hasPicture whether the request had a picture, which some models can't see
 */
export function errorFromStatus(
  status: number,
  body: string = '',
  { retryAfterSeconds, hasPicture = false }: StatusDetails = {},
): DomainError {
  if (status < 400)
    return assistantError('assistant-model-unknown', {
      sentence: 'The provider sends requests on to another address: check AI_BASE_URL',
    });
  if (isOutOfCredit(status, body)) return assistantError('assistant-out-of-credit');
  if (isKeyRejected(status, body)) return assistantError('assistant-key-refused');
  if (status === 404) return assistantError('assistant-model-unknown');
  // Anthropic uses 529 for "overloaded".
  if (status === 429 || status === 529)
    return assistantError('assistant-overloaded', { retryAfterSeconds });
  if (hasPicture && isPictureRejected(body)) return assistantError('assistant-sees-nothing');
  if (status >= 500) return assistantError('assistant-faulty', { retryAfterSeconds });
  // Whatever the words: most models that refuse a request with a picture see none.
  return assistantError(hasPicture ? 'assistant-sees-nothing' : 'assistant-request-refused');
}

type StatusDetails = { retryAfterSeconds?: number | undefined; hasPicture?: boolean };

/** The words of OpenAI, vLLM, llama.cpp and Ollama; llama.cpp responds 500. */
function isPictureRejected(body: string): boolean {
  return /image_url|image input|images? (?:is|are) not supported|multi-?modal|mmproj|vision/i.test(
    body,
  );
}

/** OpenAI responds 429, Anthropic 400. */
function isOutOfCredit(status: number, body: string): boolean {
  return status === 402 || /insufficient_quota|credit balance is too low/.test(body);
}

/** Google responds 400. */
function isKeyRejected(status: number, body: string): boolean {
  return status === 401 || status === 403 || body.includes('API_KEY_INVALID');
}
