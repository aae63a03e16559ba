import { type LanguageModelUsage, type ModelMessage, Output, streamText } from 'ai';
import type { z } from 'zod';
import { assistantError, errorFromStatus, withVariables } from './assistant-error.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import type { AssistantModel } from './create-language-model.ts';
import { errorFromSdk } from './error-from-sdk.ts';
import { type RequestLimits, requestLimits } from './request-limits.ts';

/** What a model is asked. */
export type Question = {
  model: AssistantModel;
  /** The role of the model, and the rules of its task. */
  instructions: string;
  prompt: string;
  /** A JPEG that belongs to the prompt. */
  picture?: Buffer;
  /** Aborts the provider's request when the caller has gone. */
  signal: AbortSignal;
  /** The maximum length of a useful answer, in characters. Reading stops there. */
  maxCharacters?: number;
  /** For tests. */
  limits?: Partial<RequestLimits>;
};

/** A part of an answer: streamed text, or once, at the end of a complete answer, the tokens used. */
export type AnswerPart = { text: string } | { usage: LanguageModelUsage };

// Keeps the SDK from printing warnings about unknown models.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Sends a request and yields the answer as it arrives. Leaving the loop early aborts the request.
 *
 * @param schema for a JSON answer
 * @throws {DomainError} one of the assistant's codes
 * @throws the signal's reason, once it is aborted
 */
export async function* streamAnswer(
  question: Question,
  schema?: z.ZodType,
): AsyncGenerator<AnswerPart, void> {
  const limits = { ...requestLimits, ...question.limits };
  const { maxCharacters = Number.POSITIVE_INFINITY } = question;
  const request = new AbortController();
  const timeOut = () => request.abort(assistantError('assistant-timed-out'));
  const firstToken = setTimeout(timeOut, limits.firstTokenMs);
  const total = setTimeout(timeOut, limits.totalMs);
  const giveUpAt = performance.now() + Math.min(limits.firstTokenMs, limits.totalMs);
  let isWhole = false;
  try {
    question.signal.throwIfAborted();
    const { stream } = streamText({
      model: await question.model.over(
        createBoundedFetch(limits, giveUpAt, (status, body, retryAfterSeconds) =>
          errorFromStatus(status, body, {
            retryAfterSeconds,
            hasPicture: question.picture !== undefined,
          }),
        ),
      ),
      instructions: question.instructions,
      prompt: promptOf(question),
      abortSignal: AbortSignal.any([question.signal, request.signal]),
      ...(schema && { output: jsonAsText(schema) }),
      // `fetch` retries, and errors are thrown below; the SDK would print them.
      maxRetries: 0,
      onError: () => {},
      telemetry: { isEnabled: false },
      // Otherwise OpenAI keeps the texts for 30 days.
      providerOptions: { openai: { store: false } },
    });
    let bytes = 0;
    let characters = 0;
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (isToken(part.type)) clearTimeout(firstToken);
      if (part.type === 'text-delta') {
        bytes += Buffer.byteLength(part.text);
        characters += part.text.length;
        if (bytes > limits.answerBytes || characters > maxCharacters) throw tooLong();
        yield { text: part.text };
      }
      if (part.type === 'finish') {
        assertFinished(part.finishReason);
        isWhole = true;
        yield { usage: part.totalUsage };
      }
    }
    if (!isWhole) throw assistantError('assistant-cut-off');
  } catch (error) {
    question.signal.throwIfAborted();
    throw request.signal.aborted
      ? request.signal.reason
      : withVariables(
          errorFromSdk(error, question.picture !== undefined),
          question.model.variables,
        );
  } finally {
    clearTimeout(firstToken);
    clearTimeout(total);
    if (!isWhole) request.abort();
  }
}

function promptOf({ prompt, picture }: Question): string | ModelMessage[] {
  if (!picture) return prompt;
  const file = { type: 'file', data: picture, mediaType: 'image/jpeg' } as const;
  return [{ role: 'user', content: [{ type: 'text', text: prompt }, file] }];
}

/** Asks for JSON and reads it as text: the SDK would parse the whole text again at each token. */
function jsonAsText(schema: z.ZodType) {
  return { ...Output.text(), responseFormat: Output.object({ schema }).responseFormat };
}

function isToken(partType: string): boolean {
  return partType.startsWith('text-') || partType.startsWith('reasoning-');
}

function assertFinished(finishReason: string): void {
  if (finishReason === 'stop') return;
  if (finishReason === 'content-filter') throw assistantError('assistant-declined');
  throw assistantError('assistant-cut-off');
}

function tooLong() {
  return assistantError('assistant-unusable', {
    sentence: 'The answer of the model is far too long: try again, or choose another model',
  });
}
