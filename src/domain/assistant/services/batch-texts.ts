import { assistantError } from '../model/index.ts';
import type { TranslationService } from './translation-service.ts';

/**
 * Divides texts into requests that a service takes, in order.
 *
 * @throws {DomainError} `assistant-request-refused` for a text that alone is too long
 */
export function batchTexts(
  texts: readonly string[],
  { texts: most, size, length }: TranslationService['limits'],
): string[][] {
  const batches: string[][] = [];
  let used = 0;
  for (const text of texts) {
    const needed = length(text);
    if (needed > size)
      throw assistantError('assistant-request-refused', {
        sentence:
          'A paragraph is longer than the translation service takes at once: divide it, then translate again',
      });
    const batch = batches.at(-1);
    if (batch && batch.length < most && used + needed <= size) {
      batch.push(text);
      used += needed;
    } else {
      batches.push([text]);
      used = needed;
    }
  }
  return batches;
}
