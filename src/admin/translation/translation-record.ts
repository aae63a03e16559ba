import type {
  TranslatedBlock,
  TranslationRecord,
} from '#domain/translation/shared/translation-record.ts';
import { splitBlocks } from '#markdown/segments/split-blocks.ts';

export type PostText = { title: string; content: string };

/** A translation by the assistant, the run that made it, and what of it came from the translation memory. */
export type TranslatedText = PostText & {
  run?: number;
  /** `blocks`: indexes of top-level blocks of the content. */
  remembered?: { title: boolean; blocks: readonly number[] };
};

/** A text of a post and the record of its translation; null for a text that a person wrote. */
export type ReviewedText = PostText & { translation: TranslationRecord | null };

/**
 * Creates the record of a new translation. Blocks are paired in order. Blocks beyond those of the source count as
 * typed.
 */
export function recordOfTranslation(
  source: PostText,
  translated: TranslatedText,
): TranslationRecord {
  const sources = blocksOf(source.content);
  const remembered = new Set(translated.remembered?.blocks);
  return {
    title: machineBlock(source.title, translated.title, translated.remembered?.title),
    blocks: blocksOf(translated.content).map((text, index) => {
      const from = sources[index];
      return from === undefined
        ? typedBlock(text)
        : machineBlock(from, text, remembered.has(index));
    }),
    dismissed: [],
    ...(translated.run !== undefined && { run: translated.run }),
  };
}

/** Creates a record for a text that a person wrote. Its blocks have no source. */
export function recordOfTyped({ title, content }: PostText): TranslationRecord {
  return {
    title: typedBlock(title),
    blocks: blocksOf(content).map(typedBlock),
    dismissed: [],
  };
}

/** Returns the text of a record. A person removed the blocks without text. */
export function textOf({ title, blocks }: TranslationRecord): PostText {
  return { title: title.text, content: joinBlocks(blocks.map(({ text }) => text)) };
}

/** Returns the source of a record. */
export function sourceOf({ title, blocks }: TranslationRecord): PostText {
  return { title: title.source, content: joinBlocks(blocks.map(({ source }) => source)) };
}

export function blocksOf(content: string): string[] {
  return splitBlocks(content).map(({ text }) => text);
}

export function machineBlock(source: string, text: string, isRemembered = false): TranslatedBlock {
  return { source, machine: text, text, ...(isRemembered && { isRemembered }) };
}

export function typedBlock(text: string): TranslatedBlock {
  return { source: '', machine: '', text };
}

export const blockSeparator = '\n\n';

function joinBlocks(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join(blockSeparator);
}
