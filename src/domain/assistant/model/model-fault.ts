import { DomainError, type DomainErrorCode } from '#domain/domain-error.ts';

type ModelFault = Extract<DomainErrorCode, `assistant-${string}`>;

/** What a person can do about each fault. Never a word of the provider's: it may hold the key or the text. */
const sentences = {
  'assistant-key-refused':
    'The provider refused the key: check AI_API_KEY, and that it may use the model',
  'assistant-out-of-credit':
    'The credit at the provider is used up: check the plan and the billing of the account',
  'assistant-model-unknown': 'The provider does not know the model: check AI_MODEL and AI_BASE_URL',
  'assistant-request-refused':
    'The provider refused the request: the text may be too long for the model. Shorten it, or choose another model',
  'assistant-overloaded': 'The provider has too much to do: try again in a few minutes',
  'assistant-unavailable':
    'The provider cannot be reached or has a fault: try again in a moment. If it stays so, check AI_BASE_URL',
  'assistant-timed-out':
    'The model took too long to answer: try again, with a shorter text if it happens again',
  'assistant-cut-off':
    'The answer broke off before its end: try again, with a shorter text if it happens again',
  'assistant-unusable':
    'The answer of the model could not be used: try again, or choose another model',
  'assistant-declined':
    'The model declined to work on this text: change the text, or choose another model',
} as const satisfies Partial<Record<ModelFault, string>>;

/** @param sentence where it can say more than what the code stands for */
export function modelFault(
  code: keyof typeof sentences,
  { sentence = sentences[code], retryAfterSeconds }: FaultDetails = {},
): DomainError {
  return new DomainError(
    code,
    sentence,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}

type FaultDetails = { sentence?: string; retryAfterSeconds?: number | undefined };

/**
 * What a provider's refusal means.
 *
 * @param status 300 or more
 * @param body looked at for the few cases that a status does not tell apart
 */
export function faultOfStatus(
  status: number,
  body: string = '',
  retryAfterSeconds?: number,
): DomainError {
  if (status < 400)
    return modelFault('assistant-model-unknown', {
      sentence: 'The provider sends requests on to another address: check AI_BASE_URL',
    });
  if (isOutOfCredit(status, body)) return modelFault('assistant-out-of-credit');
  if (isKeyRefused(status, body)) return modelFault('assistant-key-refused');
  if (status === 404) return modelFault('assistant-model-unknown');
  // 529 is Anthropic's own for "overloaded".
  if (status === 429 || status === 529)
    return modelFault('assistant-overloaded', { retryAfterSeconds });
  if (status >= 500) return modelFault('assistant-unavailable', { retryAfterSeconds });
  return modelFault('assistant-request-refused');
}

/** OpenAI says it with 429, Anthropic with 400. */
function isOutOfCredit(status: number, body: string): boolean {
  return status === 402 || /insufficient_quota|credit balance is too low/.test(body);
}

/** Google says it with 400. */
function isKeyRefused(status: number, body: string): boolean {
  return status === 401 || status === 403 || body.includes('API_KEY_INVALID');
}
