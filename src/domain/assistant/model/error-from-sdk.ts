import {
  APICallError,
  InvalidResponseDataError,
  NoOutputGeneratedError,
  StreamProviderError,
} from 'ai';
import { DomainError } from '#domain/domain-error.ts';
import { assistantError, errorFromStatus } from './assistant-error.ts';

/** The error that one of the SDK means, thrown or found in the stream. Nothing of the SDK's error itself is handed on. */
export function errorFromSdk(error: unknown): DomainError {
  const ours = findDomainError(error);
  if (ours) return ours;
  // The provider reports the error inside a stream that began with status 200.
  if (StreamProviderError.isInstance(error)) return errorFromStatus(error.statusCode ?? 500);
  if (APICallError.isInstance(error))
    return error.statusCode !== undefined && error.statusCode >= 400
      ? errorFromStatus(error.statusCode, error.responseBody)
      : assistantError('assistant-cut-off');
  if (NoOutputGeneratedError.isInstance(error) || InvalidResponseDataError.isInstance(error))
    return assistantError('assistant-cut-off');
  return assistantError('assistant-unusable');
}

/** The SDK wraps what our own `fetch` throws. */
function findDomainError(error: unknown): DomainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DomainError) return cause;
  return null;
}
