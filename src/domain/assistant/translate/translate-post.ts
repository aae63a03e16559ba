import { listGlossaryTerms } from '#domain/glossary/index.ts';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { occurringTerms } from '#domain/translation/shared/occurring-terms.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { createFiller, type Filler } from '#markdown/segments/fill-segments.ts';
import {
  type Segment,
  type SegmentedMarkdown,
  segmentMarkdown,
} from '#markdown/segments/segment-markdown.ts';
import type { AssistantCall, PostText } from '../assistant-call.ts';
import { chunkByWords, mapConcurrent } from '../chunks.ts';
import { recordRun } from '../runs/record-run.ts';
import { createStreamedText } from '../streamed-text.ts';
import { findExamples, lookUpSegments } from './consult-memory.ts';
import { createTranslator } from './create-translator.ts';
import { translateSegments } from './translate-segments.ts';

/** The longest chunk that a small model translates reliably. */
const maxWordsPerChunk = 250;

/** How much of the text before a chunk the prompt includes, so that pronouns and terms stay consistent. */
const wordsBefore = 60;

export type TranslationInput = PostText & {
  /** The text before it, if it is a part of a post. */
  before?: string | undefined;
  /** Whether the model is asked even for what the memory knows: an editor wants another translation. */
  isAskedAgain?: boolean | undefined;
};

/** What came from the translation memory, without the model. */
export type Remembered = {
  title: boolean;
  /** The indexes of the content's top-level blocks whose whole text did. */
  blocks: number[];
};

/**
 * Translates an English post. What the translation memory knows is taken from it. The model sees only the other words:
 * the Markdown around them, code, URLs and the like are put back unchanged.
 *
 * @returns `run`: the id of the recorded run
 * @throws {DomainError} one of the assistant's codes
 */
export async function translatePost(
  call: AssistantCall<'title' | 'content'>,
  input: TranslationInput,
  language: TranslationLanguage,
): Promise<PostText & { run: number; remembered: Remembered }> {
  const translator = createTranslator(call.settings, language);
  const run = {
    task: `translate-${language}`,
    model: translator,
    promptVersion: translator.promptVersion,
  };
  return await recordRun(call, run, async (meter) => {
    const glossary = await listGlossaryTerms(call.database);
    const segmented = segmentMarkdown(input.content);
    const fill = createFiller(segmented);
    const segments: Segment[] = [
      { block: -1, text: input.title.trim(), placeholders: [] },
      ...segmented.segments,
    ];
    const { isAskedAgain = false } = input;
    const known = isAskedAgain ? [] : await lookUpSegments(call.database, segments, language);
    const numbered = segments
      .map((segment, index) => ({ segment, index }))
      .filter(({ index }) => known[index] === undefined);
    const chunks = chunkByWords(numbered, ({ segment }) => segment.text, maxWordsPerChunk);
    const texts = segments.map((_, index) => known[index]);
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
        examples: await findExamples(
          call.database,
          chunk.map(({ segment }) => segment),
          { language, isAskedAgain },
        ),
      };
      meter.examples += surroundings.examples.length;
      await translateSegments(
        chunk.map(({ segment }) => segment),
        language,
        async (open, onPartial) => {
          const { segments, usage } = await translator.translate(
            { ...surroundings, segments: open },
            { glossary, signal, onPartial },
          );
          meter.add(usage);
          return { segments };
        },
        (index, text) => take(chunk[index]?.index ?? 0, text),
      );
    });
    meter.remembered = segments.length - numbered.length;
    return {
      title: texts[0] ?? '',
      content: fill(texts.slice(1)),
      run: meter.run,
      remembered: rememberedBlocks(segments, known),
    };
  });
}

function rememberedBlocks(
  segments: readonly Segment[],
  known: readonly (string | undefined)[],
): Remembered {
  const byBlock = Map.groupBy(segments.keys(), (index) => segments[index]?.block ?? -1);
  const whole = [...byBlock]
    .filter(([, indexes]) => indexes.every((index) => known[index] !== undefined))
    .map(([block]) => block);
  return { title: whole.includes(-1), blocks: whole.filter((block) => block >= 0) };
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
