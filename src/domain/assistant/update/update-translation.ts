import { DomainError } from '#domain/domain-error.ts';
import { listGlossaryTerms } from '#domain/glossary/index.ts';
import { findExact } from '#domain/memory/index.ts';
import { occurringTerms } from '#domain/translation/shared/occurring-terms.ts';
import type { UpdatePart } from '#domain/translation/shared/update-part.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { placeholderIssues, withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import type { AssistantCall } from '../assistant-call.ts';
import { chunkByWords, mapConcurrent } from '../chunks.ts';
import { recordRun, type UsageMeter } from '../runs/record-run.ts';
import { findExamples } from '../translate/consult-memory.ts';
import { createTranslator } from '../translate/create-translator.ts';
import { askTwice } from '../translate/translate-segments.ts';
import type { Translator } from '../translate/translator.ts';
import { answerIssue } from './answer-issue.ts';
import type { MarkedText, Slot } from './slots.ts';
import {
  type ChangedPassage,
  finishPassage,
  isWritable,
  oldSentences,
  type PlannedPassage,
  planPassages,
  readPassages,
  sentencesBeside,
  slotsOf,
  type UpdatedPassage,
} from './update-passages.ts';

/** As for a translation: the longest chunk that a small model translates reliably. */
const maxWordsPerChunk = 250;

/** How much of the paragraph before the first sentence of a chunk the prompt has. */
const charactersBefore = 400;

export type UpdateInput = {
  language: TranslationLanguage;
  /** The English title now. */
  title: string;
  passages: readonly ChangedPassage[];
};

export type TranslationUpdate = {
  /** One for each passage. */
  passages: UpdatedPassage[];
  /** The recorded run; undefined where no model was asked. */
  run?: number;
};

/** A slot without a text, and its passage. */
type OpenSlot = { planned: PlannedPassage; slot: Slot };

type SlotText = MarkedText & { origin: UpdatePart['origin'] };

/**
 * Proposes how an approved translation follows a change of its English. Only sentences whose English has changed are
 * asked for; everything else stays byte for byte, which code makes sure of. An answer that can not be used leaves its
 * part as it was.
 *
 * @throws {DomainError} one of the assistant's codes
 */
export async function updateTranslation(
  call: AssistantCall<string>,
  { language, title, passages }: UpdateInput,
): Promise<TranslationUpdate> {
  const { database } = call;
  const read = readPassages(passages, language);
  const remembered = await findExact(database, oldSentences(read), language);
  const planned = planPassages(read, {
    language,
    remembered: (source) => remembered.get(source)?.target,
  });
  const slots = planned.flatMap((one) =>
    slotsOf(one.plan).map((slot): OpenSlot => ({ planned: one, slot })),
  );
  const open = slots.filter(({ slot }) => !slot.given);
  const texts = await lookUpSlots(call, open, language);
  const unknown = open.filter(({ slot }) => !texts.has(slot));
  const run = unknown.length > 0 ? await askForSlots(call, unknown) : undefined;
  return {
    passages: planned.map((one) => finishPassage(one, texts, language)),
    ...(run !== undefined && { run }),
  };

  async function askForSlots(call: AssistantCall<string>, unknown: readonly OpenSlot[]) {
    const translator = createTranslator(call.settings, language);
    const about = {
      task: `translate-${language}`,
      model: translator,
      promptVersion: translator.promptVersion,
    };
    return await recordRun(call, about, async (meter) => {
      meter.remembered = open.length - unknown.length;
      const chunks = chunkByWords(unknown, ({ slot }) => slot.english.text, maxWordsPerChunk);
      const ask = await createAsk(call, translator, { language, title, meter });
      await mapConcurrent(chunks, call.signal, async (chunk, _index, signal) => {
        for (const [slot, text] of await ask(chunk, signal)) texts.set(slot, text);
      });
      return meter.run;
    });
  }
}

/** Approved translations of the very same sentences. */
async function lookUpSlots(
  { database }: AssistantCall<string>,
  open: readonly OpenSlot[],
  language: TranslationLanguage,
): Promise<Map<Slot, SlotText>> {
  const units = await findExact(
    database,
    open.map(({ slot }) => slot.english.text),
    language,
  );
  const texts = new Map<Slot, SlotText>();
  for (const { planned, slot } of open) {
    const target = units.get(slot.english.text)?.target;
    if (target === undefined || placeholderIssues(slot.english, target) !== null) continue;
    const text = { text: target, placeholders: slot.placeholders, origin: 'memory' as const };
    if (isWritable(planned, slot, text, language)) texts.set(slot, text);
  }
  return texts;
}

async function createAsk(
  { database }: AssistantCall<string>,
  translator: Translator,
  about: { language: TranslationLanguage; title: string; meter: UsageMeter },
) {
  const { language, title, meter } = about;
  const glossary = await listGlossaryTerms(database);
  return async (chunk: readonly OpenSlot[], signal: AbortSignal) => {
    const segments = chunk.map(({ slot }) => ({ block: 0, ...slot.english }));
    const english = segments.map(({ text }) => text).join('\n');
    const examples = await findExamples(database, segments, { language, isAskedAgain: false });
    meter.examples += examples.length;
    const surroundings = {
      postTitle: title,
      before: withoutPlaceholders(chunk[0]?.slot.textBefore ?? '').slice(-charactersBefore),
      terms: occurringTerms(glossary, english),
      examples,
    };
    const issueOf = (index: number, text: string) => {
      const one = chunk[index];
      if (!one) return null;
      const { slot, planned } = one;
      const issue = answerIssue(slot, text, sentencesBeside(slot), language);
      const written = { text, placeholders: slot.placeholders };
      if (issue !== null || isWritable(planned, slot, written, language)) return issue;
      return 'It had Markdown that changes the text around it.';
    };
    const asked = chunk.map(({ slot: { english, earlier } }) => ({
      text: english.text,
      ...(earlier && { earlier }),
    }));
    const answers = await askTwice(
      asked,
      language,
      async (open) => {
        const { segments, usage } = await translator.translate(
          { ...surroundings, segments: open },
          { glossary, signal },
        );
        meter.add(usage);
        return { segments };
      },
      { issueOf },
    ).catch(nothingUsable);
    return chunk.flatMap(({ slot }, index): [Slot, SlotText][] => {
      const answer = answers[index];
      if (answer?.text === undefined || answer.issue !== null) return [];
      return [[slot, { text: answer.text, placeholders: slot.placeholders, origin: 'model' }]];
    });
  };
}

/** An answer that is no answer leaves its parts as they were; it is no reason to lose those of other requests. */
function nothingUsable(error: unknown): [] {
  if (error instanceof DomainError && error.code === 'assistant-unusable') return [];
  throw error;
}
