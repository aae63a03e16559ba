import type { TranslatedBlock, TranslationRecord } from '#domain/translation-rules/index.ts';
import { splitBlocks, withPlainLineEnds } from '#markdown/translation/split-blocks.ts';
import { pairBlocks } from './pair-blocks.ts';
import {
  blocksOf,
  type PostText,
  type ReviewedText,
  textOf,
  typedBlock,
} from './translation-record.ts';

/** The record of a text, as the text is now; null for one that a person wrote. */
export function recordOf({ title, content, translation }: ReviewedText): TranslationRecord | null {
  return translation && withEditedText(translation, { title, content });
}

/**
 * A record after a person typed in the whole text. What is unchanged keeps its source; what was changed keeps the source of
 * what stood there; what was added has none. What was taken out stays, without text, so that bringing it back mends all.
 */
export function withEditedText(record: TranslationRecord, text: PostText): TranslationRecord {
  const content = withPlainLineEnds(text.content);
  const title = { ...record.title, text: text.title };
  if (textOf(record).content === content) return { ...record, title };
  return { ...record, title, blocks: followBlocks(record.blocks, content) };
}

function followBlocks(blocks: readonly TranslatedBlock[], content: string): TranslatedBlock[] {
  const parts = splitBlocks(content);
  const owners = ownersOf(
    blocks,
    parts.map(({ text }) => text),
  );
  const followed: TranslatedBlock[] = [];
  let next = 0;
  const emptyUpTo = (end: number) => {
    for (const block of blocks.slice(next, end))
      if (block.source) followed.push({ ...block, text: '' });
    next = end;
  };
  for (let first = 0; first < parts.length; first += 1) {
    const owner = owners[first] ?? null;
    const last = owner === null ? first : owners.lastIndexOf(owner);
    const text = content.slice(parts[first]?.from, parts[last]?.to);
    const block = owner === null ? undefined : blocks[owner];
    if (owner !== null) {
      emptyUpTo(owner);
      next = owner + 1;
    }
    followed.push(block ? { ...block, text } : typedBlock(text));
    first = last;
  }
  emptyUpTo(blocks.length);
  return followed;
}

/** For each part of the text the block that it belongs to; null where a person added it. */
function ownersOf(blocks: readonly TranslatedBlock[], parts: readonly string[]): (number | null)[] {
  // A person may have typed more than one paragraph in the place of one.
  const pieces = blocks.flatMap(({ text }, owner) => {
    const texts = blocksOf(text);
    return (texts.length > 0 ? texts : ['']).map((piece) => ({ owner, text: piece }));
  });
  const owners: (number | null)[] = parts.map(() => null);
  for (const { before, after } of pairBlocks(
    pieces.map(({ text }) => text),
    parts,
  ))
    if (before !== null && after !== null) owners[after] = pieces[before]?.owner ?? null;
  return owners;
}
