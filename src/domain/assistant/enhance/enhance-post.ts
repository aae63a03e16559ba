import { DomainError } from '#domain/domain-error.ts';
import { protectMarkdown, restoreMarkdown } from '#markdown/segments/protect-markdown.ts';
import { splitBlocks } from '#markdown/segments/split-blocks.ts';
import type { AssistantCall, PostText } from '../assistant-call.ts';
import { chunkByWords, mapConcurrent } from '../chunks.ts';
import { isRetryable } from '../is-retryable.ts';
import { askForText, createLanguageModel } from '../model/index.ts';
import { recordRun } from '../runs/record-run.ts';
import { createStreamedText } from '../streamed-text.ts';
import { enhanceInstructions, enhancePrompt, enhancePromptVersion } from './prompt.ts';
import { extractPart, maxAnswerCharacters } from './schema.ts';

/** The longest part that a small model edits reliably. */
const maxWordsPerPart = 600;

/** A part of the text, and the blank lines after it. */
type Part = { text: string; gap: string };

/**
 * Improves an English text part by part. If the model loses a part's code or URLs, the part stays as it was written.
 *
 * @returns `run`: the id of the recorded run
 * @throws {DomainError} one of the assistant's codes
 */
export async function enhancePost(
  call: AssistantCall<'enhancedContent'>,
  { title, content }: PostText,
): Promise<{ enhancedContent: string; run: number }> {
  const model = createLanguageModel(call.settings, 'en');
  const run = { task: 'enhance', model, promptVersion: enhancePromptVersion };
  return await recordRun(call, run, async (meter) => {
    const parts = partsOf(content);
    const texts: string[] = [];
    const grow = createStreamedText('enhancedContent', call.onPartial);
    const ended = new Set<number>();
    const show = () => grow(finishedText(parts, texts, ended));
    const ask = async (
      question: { prompt: string; maxCharacters: number; signal: AbortSignal },
      onText: (text: string) => void,
    ) => {
      const answer = await askForText({
        model,
        instructions: enhanceInstructions,
        ...question,
        onText,
      });
      meter.add(answer.usage);
      return answer.text;
    };
    const improved = await mapConcurrent(parts, call.signal, async (part, index, signal) => {
      const result = await improvePart({ title, part }, async (question, restore) =>
        ask({ ...question, signal }, (text) => {
          texts[index] = restore(text);
          show();
        }),
      );
      texts[index] = result ?? part.text;
      ended.add(index);
      show();
      return result;
    });
    if (improved.every((result) => result === null)) throw elementsLost();
    const enhancedContent = parts.map(({ gap }, index) => texts[index] + gap).join('');
    return { enhancedContent, run: meter.run };
  });
}

function partsOf(content: string): Part[] {
  const markdown = content.replace(/\r\n?/g, '\n');
  const chunks = chunkByWords(splitBlocks(markdown), ({ text }) => text, maxWordsPerPart);
  return chunks.map((blocks, index) => {
    const from = blocks[0]?.from ?? 0;
    const to = blocks.at(-1)?.to ?? from;
    const next = chunks[index + 1]?.[0]?.from ?? markdown.length;
    return { text: markdown.slice(from, to), gap: markdown.slice(to, next) };
  });
}

/** The text that can be shown: from the start to the first unfinished part. */
function finishedText(
  parts: readonly Part[],
  texts: readonly string[],
  ended: ReadonlySet<number>,
) {
  let shown = '';
  for (const [index, { gap }] of parts.entries()) {
    shown += texts[index] ?? '';
    if (!ended.has(index)) return shown;
    shown += gap;
  }
  return shown;
}

/** @returns null if the model lost code or URLs twice */
async function improvePart(
  { title, part }: { title: string; part: Part },
  ask: (
    question: { prompt: string; maxCharacters: number },
    restore: (text: string) => string,
  ) => Promise<string>,
): Promise<string | null> {
  const { text, placeholders } = protectMarkdown(part.text);
  const restore = (answer: string) =>
    restoreMarkdown(withoutHalfPlaceholder(answer), placeholders).markdown;
  let issue: string | undefined;
  for (const isLast of [false, true]) {
    try {
      const prompt = enhancePrompt({ title, text, issue });
      const answered = await ask({ prompt, maxCharacters: maxAnswerCharacters(text) }, restore);
      const answer = extractPart(answered, text);
      const { markdown, lost } = restoreMarkdown(answer, placeholders);
      if (lost.length === 0) return markdown;
      issue = `${lost.length} of the signs ⟦…⟧ were missing`;
    } catch (error) {
      if (isLast || !isRetryable(error)) throw error;
    }
  }
  return null;
}

/** The end of a streaming text may be half a placeholder. */
function withoutHalfPlaceholder(text: string): string {
  return text.replace(/⟦[^⟧]*$/, '');
}

function elementsLost(): DomainError {
  return new DomainError(
    'assistant-unusable',
    'The model left out code or links of the text, so nothing of its answer was taken; try again, or use another model',
  );
}
