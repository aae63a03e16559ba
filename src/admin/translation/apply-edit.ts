import type {
  TranslatedBlock,
  TranslationRecord,
} from '#domain/translation/shared/translation-record.ts';
import { normalizeLineEndings, splitBlocks } from '#markdown/segments/split-blocks.ts';
import { withText } from './apply-update.ts';
import { pairBlocks } from './pair-blocks.ts';
import {
  blocksOf,
  type PostText,
  type ReviewedText,
  textOf,
  typedBlock,
} from './translation-record.ts';

/** Returns the record of the newest text of a translation; null for a text that a person wrote. */
export function currentRecord({
  title,
  content,
  translation,
}: ReviewedText): TranslationRecord | null {
  return translation && applyEdit(translation, { title, content });
}

/**
 * Updates a record after a person edited the whole text. Unchanged and changed blocks keep their source. Added blocks
 * have none. Removed blocks stay without text, so that undo restores them.
 */
export function applyEdit(record: TranslationRecord, text: PostText): TranslationRecord {
  const content = normalizeLineEndings(text.content);
  const title = withText(record.title, text.title);
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
      if (block.source) followed.push(withText(block, ''));
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
    followed.push(block ? withText(block, text) : typedBlock(text));
    first = last;
  }
  emptyUpTo(blocks.length);
  return followed;
}

/** Returns, for each part of the text, the index of its block in the record; null for a part that a person added. */
function ownersOf(blocks: readonly TranslatedBlock[], parts: readonly string[]): (number | null)[] {
  // A person may have typed several paragraphs into one block.
  const texts = blocks.flatMap(({ text }, owner) => {
    const paragraphs = blocksOf(text);
    return (paragraphs.length > 0 ? paragraphs : ['']).map((one) => ({ owner, text: one }));
  });
  const owners: (number | null)[] = parts.map(() => null);
  for (const { before, after } of pairBlocks(
    texts.map(({ text }) => text),
    parts,
  ))
    if (before !== null && after !== null) owners[after] = texts[before]?.owner ?? null;
  return owners;
}
