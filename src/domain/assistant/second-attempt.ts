import { DomainError, type DomainErrorCode } from '#domain/domain-error.ts';

/** Faults of one answer, or of one moment: the next attempt may well succeed. */
const passing: ReadonlySet<DomainErrorCode> = new Set([
  'assistant-unavailable',
  'assistant-timed-out',
  'assistant-cut-off',
  'assistant-unusable',
]);

/** Whether a failed group should be asked for once more, alone. */
export function isWorthSecondAttempt(error: unknown): boolean {
  return error instanceof DomainError && passing.has(error.code);
}
