import { listGlossaryTerms } from '#domain/glossary/index.ts';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { occurringTerms } from '#domain/translation/shared/occurring-terms.ts';
import { createFiller, type Filler } from '#markdown/segments/fill-segments.ts';
import {
  type Segment,
  type SegmentedMarkdown,
  segmentMarkdown,
} from '#markdown/segments/segment-markdown.ts';
import type { AssistantCall, PostText } from '../assistant-call.ts';
import { chunkByWords, mapConcurrent } from '../chunks.ts';
import type { TranslationLanguage } from '../language-names.ts';
import { askForObject, createLanguageModel } from '../model/index.ts';
import { recordRun } from '../runs/record-run.ts';
import { createStreamedText } from '../streamed-text.ts';
import { translateInstructions, translatePrompt, translatePromptVersion } from './prompt.ts';
import { maxAnswerCharacters, translationAnswer, wholeSegments } from './schema.ts';
import { translateSegments } from './translate-segments.ts';

/** The longest chunk that a small model translates reliably. */
const maxWordsPerChunk = 250;

/** How much of the text before a chunk the prompt includes, so that pronouns and terms stay consistent. */
const wordsBefore = 60;

/** A text to translate. `before` is the text before it, if it is a part of a post. */
export type TranslationInput = PostText & { before?: string | undefined };

/**
 * Translates an English post. The model sees only the words: the Markdown around them, code, URLs and the like are put
 * back unchanged.
 *
 * @returns `run`: the id of the recorded run
 * @throws {DomainError} one of the assistant's codes
 */
export async function translatePost(
  call: AssistantCall<'title' | 'content'>,
  input: TranslationInput,
  language: TranslationLanguage,
): Promise<PostText & { run: number }> {
  const model = createLanguageModel(call.settings);
  const run = {
    task: `translate-${language}`,
    model,
    promptVersion: translatePromptVersion,
  };
  return await recordRun(call, run, async (meter) => {
    const glossary = await listGlossaryTerms(call.database);
    const segmented = segmentMarkdown(input.content);
    const fill = createFiller(segmented);
    const segments: Segment[] = [
      { block: -1, text: input.title.trim(), placeholders: [] },
      ...segmented.segments,
    ];
    const numbered = segments.map((segment, index) => ({ segment, index }));
    const chunks = chunkByWords(numbered, ({ segment }) => segment.text, maxWordsPerChunk);
    const texts: (string | undefined)[] = segments.map(() => undefined);
    const growTitle = createStreamedText('title', call.onPartial);
    const growContent = createStreamedText('content', call.onPartial);
    const take = (index: number, text: string) => {
      texts[index] = text;
      growTitle(texts[0] ?? '');
      growContent(translatedBeginning(segmented, fill, texts.slice(1)));
    };
    await mapConcurrent(chunks, call.signal, async (chunk, _index, signal) => {
      const first = chunk[0]?.index ?? 0;
      const surroundings = {
        postTitle: input.title,
        before: wordsOf(
          input.before,
          segments.slice(Math.max(first - wordsBefore, 1), Math.max(first, 1)),
        ),
        terms: termsOf(
          glossary,
          chunk.map(({ segment }) => segment),
        ),
      };
      await translateSegments(
        chunk.map(({ segment }) => segment),
        language,
        async (open, onPartial) => {
          const { object, usage } = await askForObject({
            model,
            instructions: translateInstructions(language),
            prompt: translatePrompt({ ...surroundings, segments: open }, language),
            schema: translationAnswer,
            maxCharacters: maxAnswerCharacters(open),
            signal,
            onPartial: (partial) => onPartial(wholeSegments(partial)),
          });
          meter.add(usage);
          return object;
        },
        (index, text) => take(first + index, text),
      );
    });
    return { title: texts[0] ?? '', content: fill(texts.slice(1)), run: meter.run };
  });
}

/** The completely translated blocks from the start. */
function translatedBeginning(
  { segments, blocks }: SegmentedMarkdown,
  fill: Filler,
  texts: readonly (string | undefined)[],
): string {
  const open = segments.find((_, index) => texts[index] === undefined);
  return open ? fill(texts, blocks[open.block]?.from ?? 0) : fill(texts);
}

/** The last words before a chunk, without placeholders. */
function wordsOf(before = '', segments: readonly Segment[]): string {
  return [before, ...segments.map(({ text }) => text)]
    .join('\n')
    .replace(/⟦\/?\d+⟧/g, '')
    .split(/(?<=\s)/)
    .slice(-wordsBefore)
    .join('')
    .trim();
}

function termsOf(glossary: readonly GlossaryTerm[], segments: readonly Segment[]): GlossaryTerm[] {
  return occurringTerms(glossary, segments.map(({ text }) => text).join('\n'));
}
