import { setImmediate as giveWay } from 'node:timers/promises';
import type { LanguageModelUsage } from 'ai';
import type { z } from 'zod';
import { jsonOrNull } from '#platform/json-or-null.ts';
import { assistantError } from './assistant-error.ts';
import type { Question } from './stream-answer.ts';
import type { Usage } from './usage.ts';

/**
 * Asks a model for a text.
 *
 * @param question `onText` gets the whole text so far, at most four times a second, and once at its end
 * @throws {DomainError} one of the assistant's codes
 * @throws the signal's reason, once it is aborted
 */
export async function askForText(
  question: Question & { onText?: ((textSoFar: string) => void) | undefined },
): Promise<{ text: string; usage: Usage }> {
  const { onText } = question;
  const answer = await readAnswer(question, undefined, onText);
  onText?.(answer.text);
  return answer;
}

/**
 * Asks a model for an object.
 *
 * @param question `schema` must require every field, because OpenAI accepts no others; `onPartial` gets the unfinished
 *   object, at most four times a second and unchecked (fields may be missing or of another type), and once the finished
 *   one
 * @throws {DomainError} one of the assistant's codes
 * @throws the signal's reason, once it is aborted
 */
export async function askForObject<Shape>(
  question: Question & {
    schema: z.ZodType<Shape>;
    onPartial?: ((partial: unknown) => void) | undefined;
  },
): Promise<{ object: Shape; usage: Usage }> {
  const { schema, onPartial } = question;
  const { text, usage } = await readAnswer(question, schema, onPartial && reportPartial(onPartial));
  const result = schema.safeParse(jsonOrNull(text));
  if (!result.success) throw assistantError('assistant-unusable');
  onPartial?.(result.data);
  return { object: result.data, usage };
}

async function readAnswer(
  question: Question,
  schema: z.ZodType | undefined,
  onText: ((textSoFar: string) => void | Promise<void>) | undefined,
) {
  // Loads the SDK, which most sites never need.
  const { streamAnswer } = await import('./stream-answer.ts');
  const looks = onText && throttle(onText);
  let text = '';
  let usage: LanguageModelUsage | undefined;
  try {
    for await (const part of streamAnswer(question, schema)) {
      if ('usage' in part) {
        usage = part.usage;
      } else {
        text += part.text;
        await looks?.take(text);
      }
    }
  } finally {
    await looks?.end();
  }
  if (text.trim() === '') throw assistantError('assistant-unusable');
  return {
    text,
    usage: {
      inputTokens: usage?.inputTokens ?? null,
      outputTokens: usage?.outputTokens ?? null,
      characters: null,
    },
  };
}

/** Time between two reports of a growing text: each one processes the whole text so far. */
const reportIntervalMs = 250;

/**
 * Reports a text at most every 250 ms, including the last text before a model pauses, and lets waiting public responses
 * go first.
 */
function throttle(look: (textSoFar: string) => void | Promise<void>) {
  let latest = '';
  let next = 0;
  let later: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const reportNow = async () => {
    later = undefined;
    next = performance.now() + reportIntervalMs;
    await giveWay();
    await look(latest);
    next = performance.now() + reportIntervalMs;
  };
  return {
    async take(textSoFar: string) {
      latest = textSoFar;
      await running;
      if (later) return;
      const waitMs = next - performance.now();
      if (waitMs <= 0) await reportNow();
      else
        later = setTimeout(() => {
          running = reportNow();
          // The next `take` or `end` reports the error.
          running.catch(() => undefined);
        }, waitMs);
    },
    /** Reports nothing afterwards. */
    async end() {
      clearTimeout(later);
      await running;
    },
  };
}

function reportPartial(onPartial: (partial: unknown) => void) {
  return async (textSoFar: string) => {
    const { parsePartialJson } = await import('ai');
    const { value } = await parsePartialJson(textSoFar);
    if (value !== undefined) onPartial(value);
  };
}
