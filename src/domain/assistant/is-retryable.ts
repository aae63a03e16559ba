import { DomainError } from '#domain/domain-error.ts';
import type { ErrorCode } from '#platform/error-body.ts';

/** Temporary errors: the next attempt may succeed. */
const retryable: ReadonlySet<ErrorCode> = new Set([
  'assistant-unavailable',
  'assistant-faulty',
  'assistant-timed-out',
  'assistant-cut-off',
  'assistant-unusable',
]);

/** Whether a failed chunk gets one retry. */
export function isRetryable(error: unknown): boolean {
  return error instanceof DomainError && retryable.has(error.code);
}
