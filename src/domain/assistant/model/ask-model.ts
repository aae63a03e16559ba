import type { JSONValue, LanguageModelUsage } from 'ai';
import type { z } from 'zod';
import { modelFault } from './model-fault.ts';
import type { Question } from './stream-answer.ts';

/** Null where the provider did not say. */
export type TokenUsage = { inputTokens: number | null; outputTokens: number | null };

/**
 * Asks a model for a text.
 *
 * @param question `onText` gets, with each piece that comes, all of the text so far
 * @throws {DomainError} one of the assistant's codes
 * @throws the signal's reason, once it is aborted
 */
export async function askForText(
  question: Question & { onText?: ((textSoFar: string) => void) | undefined },
): Promise<{ text: string; usage: TokenUsage }> {
  return await readAnswer(question, undefined, question.onText);
}

/**
 * Asks a model for an object.
 *
 * @param question `schema` with every field required, since OpenAI takes no others; `onPartial` gets what the answer holds
 *   so far, unchecked: fields may be missing, or be of another type
 * @throws {DomainError} one of the assistant's codes
 * @throws the signal's reason, once it is aborted
 */
export async function askForObject<Shape>(
  question: Question & {
    schema: z.ZodType<Shape>;
    onPartial?: ((partial: JSONValue) => void) | undefined;
  },
): Promise<{ object: Shape; usage: TokenUsage }> {
  const { schema, onPartial } = question;
  const { text, usage } = await readAnswer(question, schema, onPartial && tellPartials(onPartial));
  const result = schema.safeParse(parseJson(text));
  if (!result.success) throw modelFault('assistant-unusable');
  return { object: result.data, usage };
}

async function readAnswer(
  question: Question,
  schema: z.ZodType | undefined,
  onText: ((textSoFar: string) => void | Promise<void>) | undefined,
) {
  // With the SDK, which most sites never need.
  const { streamAnswer } = await import('./stream-answer.ts');
  let text = '';
  let usage: LanguageModelUsage | undefined;
  for await (const part of streamAnswer(question, schema)) {
    if ('usage' in part) {
      usage = part.usage;
    } else {
      text += part.text;
      await onText?.(text);
    }
  }
  if (text.trim() === '') throw modelFault('assistant-unusable');
  return {
    text,
    usage: { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null },
  };
}

/** Parses when the text has grown by a hundredth, so that the work stays in proportion to the text. */
function tellPartials(onPartial: (partial: JSONValue) => void) {
  let parsedLength = 0;
  return async (textSoFar: string) => {
    if (textSoFar.length < parsedLength * 1.01) return;
    parsedLength = textSoFar.length;
    const { parsePartialJson } = await import('ai');
    const { value } = await parsePartialJson(textSoFar);
    if (value !== undefined) onPartial(value);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
