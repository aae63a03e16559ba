import {
  APICallError,
  InvalidResponseDataError,
  NoOutputGeneratedError,
  StreamProviderError,
  UnsupportedFunctionalityError,
} from 'ai';
import { DomainError } from '#domain/domain-error.ts';
import { assistantError, errorFromStatus } from './assistant-error.ts';

/**
 * Maps an error of the SDK, thrown or streamed, to one of ours. Drops all contents of the SDK's error.
 *
 * @param hasPicture whether the request had a picture, which some models can't see
 */
export function errorFromSdk(error: unknown, hasPicture = false): DomainError {
  const ours = findDomainError(error);
  if (ours) return ours;
  // The provider reported the error inside a stream that began with status 200.
  if (StreamProviderError.isInstance(error)) return errorFromStatus(error.statusCode ?? 500);
  if (APICallError.isInstance(error))
    return error.statusCode !== undefined && error.statusCode >= 400
      ? errorFromStatus(error.statusCode, error.responseBody)
      : assistantError('assistant-cut-off');
  if (hasPicture && UnsupportedFunctionalityError.isInstance(error))
    return assistantError('assistant-sees-nothing');
  if (NoOutputGeneratedError.isInstance(error) || InvalidResponseDataError.isInstance(error))
    return assistantError('assistant-cut-off');
  return assistantError('assistant-unusable');
}

/** The SDK wraps the errors of our own `fetch`. */
function findDomainError(error: unknown): DomainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DomainError) return cause;
  return null;
}
