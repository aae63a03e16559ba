import { DomainError } from '#domain/domain-error.ts';
import { findPreamble } from '#domain/translation/shared/find-preamble.ts';

/** How much an edited part may grow: by this factor, or by this many characters if it is very short. */
const maxGrowth = { factor: 3, characters: 500 };

function maxCharacters(part: string): number {
  return part.length * maxGrowth.factor + maxGrowth.characters;
}

/** How much of an answer is read: the longest acceptable part, with words around it. */
export function maxAnswerCharacters(part: string): number {
  return maxCharacters(part) + maxGrowth.characters;
}

/**
 * Extracts the improved part from an answer: removes a fence around it, and the sentences that some models put before
 * and after.
 *
 * @throws {DomainError} `assistant-unusable` for an answer that is empty or many times too long
 */
export function extractPart(answer: string, part: string): string {
  const text = withoutPreamble(withoutFence(answer.trim(), part)).trim();
  if (text === '')
    throw new DomainError('assistant-unusable', 'The model gave an empty answer; try again');
  if (text.length > maxCharacters(part))
    throw new DomainError(
      'assistant-unusable',
      'The answer of the model is many times longer than the text; try again, or use another model',
    );
  return text;
}

function withoutFence(answer: string, part: string): string {
  if (part.trimStart().startsWith('```')) return answer;
  return /^```(?:markdown|md)?\n([\s\S]*?)\n?```$/.exec(answer)?.[1] ?? answer;
}

function withoutPreamble(answer: string): string {
  const preamble = findPreamble(answer);
  return preamble ? answer.slice(0, preamble.from) + answer.slice(preamble.to) : answer;
}
