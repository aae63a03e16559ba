import {
  APICallError,
  InvalidResponseDataError,
  NoOutputGeneratedError,
  StreamProviderError,
} from 'ai';
import { DomainError } from '#domain/domain-error.ts';
import { faultOfStatus, modelFault } from './model-fault.ts';

/** What an error means that the SDK threw, or found inside the stream. Nothing of the error itself is handed on. */
export function faultOfSdkError(error: unknown): DomainError {
  const ours = findDomainError(error);
  if (ours) return ours;
  // A provider that says so inside a stream which began with 200.
  if (StreamProviderError.isInstance(error)) return faultOfStatus(error.statusCode ?? 500);
  if (APICallError.isInstance(error))
    return error.statusCode !== undefined && error.statusCode >= 400
      ? faultOfStatus(error.statusCode, error.responseBody)
      : modelFault('assistant-cut-off');
  if (NoOutputGeneratedError.isInstance(error) || InvalidResponseDataError.isInstance(error))
    return modelFault('assistant-cut-off');
  return modelFault('assistant-unusable');
}

/** The SDK wraps what our own `fetch` throws. */
function findDomainError(error: unknown): DomainError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DomainError) return cause;
  return null;
}
