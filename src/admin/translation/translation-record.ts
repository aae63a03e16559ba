import type { TranslatedBlock, TranslationRecord } from '#domain/translation-rules/index.ts';
import { splitBlocks } from '#markdown/translation/split-blocks.ts';

export type PostText = { title: string; content: string };

/** A text of a post with what it was translated from; null for one that a person wrote. */
export type ReviewedText = PostText & { translation: TranslationRecord | null };

/** A new translation of a whole text. What comes in other blocks than the source's is paired as far as it goes. */
export function recordOfTranslation(source: PostText, translated: PostText): TranslationRecord {
  const sources = blocksOf(source.content);
  return {
    title: madeBlock(source.title, translated.title),
    blocks: blocksOf(translated.content).map((text, index) => {
      const from = sources[index];
      return from === undefined ? typedBlock(text) : madeBlock(from, text);
    }),
    dismissed: [],
  };
}

/** A text that a person wrote, in the form of a record: with nothing that it was made from. */
export function recordOfTyped({ title, content }: PostText): TranslationRecord {
  return {
    title: typedBlock(title),
    blocks: blocksOf(content).map(typedBlock),
    dismissed: [],
  };
}

/** The text that a record stands for. A block without text is one that a person took out. */
export function textOf({ title, blocks }: TranslationRecord): PostText {
  return { title: title.text, content: joinBlocks(blocks.map(({ text }) => text)) };
}

/** What a record was translated from. */
export function sourceOf({ title, blocks }: TranslationRecord): PostText {
  return { title: title.source, content: joinBlocks(blocks.map(({ source }) => source)) };
}

export function blocksOf(content: string): string[] {
  return splitBlocks(content).map(({ text }) => text);
}

export function madeBlock(source: string, text: string): TranslatedBlock {
  return { source, machine: text, text };
}

export function typedBlock(text: string): TranslatedBlock {
  return { source: '', machine: '', text };
}

export const blockSeparator = '\n\n';

function joinBlocks(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join(blockSeparator);
}
