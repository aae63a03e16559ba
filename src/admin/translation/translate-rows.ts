import { splitBlocks } from '#markdown/translation/split-blocks.ts';
import type { ReviewRow } from './review-rows.ts';
import { blockSeparator, blocksOf, type PostText } from './translation-record.ts';
import type { Retranslation } from './with-retranslated.ts';
import { isWordless } from './wordless.ts';

/** What a translation call is given. `before` stands before the content, which is a part of a post. */
export type PartOfPost = PostText & { before?: string };

/**
 * Translates rows, all in one call where their texts can be told apart again. What holds no words, and what the source has
 * lost, needs no call.
 *
 * @param rows of the review of `source`
 */
export async function translateRows(
  source: PostText,
  rows: readonly ReviewRow[],
  send: (part: PartOfPost) => Promise<PostText>,
): Promise<Retranslation[]> {
  const withWords = rows.filter(hasWords);
  const settled = rows
    .filter((row) => !hasWords(row))
    .map((row) => ({ row, text: row.source ?? '' }));
  if (withWords.length === 0) return settled;
  const together = partOf(source, withWords);
  const taken = together.isApart ? together.take(await send(together.part)) : null;
  if (taken) return [...settled, ...taken];
  const alone: Retranslation[] = [];
  for (const row of withWords) {
    const { part, takeWhole } = partOf(source, [row]);
    alone.push({ row, text: takeWhole(await send(part)) });
  }
  return [...settled, ...alone];
}

function hasWords({ place, source }: ReviewRow): boolean {
  return source !== null && (place === 'title' || !isWordless(source));
}

/** Keeps apart two lists that stand after each other only because what was between them is not sent. */
const betweenLists = '***';

function partOf(source: PostText, rows: readonly ReviewRow[]) {
  const blocks = splitBlocks(source.content);
  const texts: { text: string; row: ReviewRow | null }[] = [];
  let wasList = false;
  for (const row of rows) {
    if (row.place === 'title' || row.source === null) continue;
    const isList = splitBlocks(row.source)[0]?.kind === 'list';
    if (isList && wasList) texts.push({ text: betweenLists, row: null });
    texts.push({ text: row.source, row });
    wasList = isList;
  }
  // Without its definition a reference is no link.
  const definitions = texts.length > 0 ? blocks.filter(({ kind }) => kind === 'reference') : [];
  for (const { text } of definitions) texts.push({ text, row: null });
  const content = texts.map(({ text }) => text).join(blockSeparator);
  const first = blocks.findIndex(({ text }) => text === texts[0]?.text);
  const before = blocks[first - 1]?.text;
  const part: PartOfPost = {
    title: source.title,
    // The title alone: the call takes no blank content.
    content: content || source.title,
    ...(before && { before }),
  };
  const title = rows.find(({ place }) => place === 'title');
  return {
    part,
    isApart: blocksOf(content).length === texts.length,
    take(translated: PostText): Retranslation[] | null {
      const answers = blocksOf(translated.content);
      if (content && answers.length !== texts.length) return null;
      return [
        ...(title ? [{ row: title, text: translated.title }] : []),
        ...texts.flatMap(({ row }, index) => (row ? [{ row, text: answers[index] ?? '' }] : [])),
      ];
    },
    takeWhole(translated: PostText): string {
      if (title) return translated.title;
      const answers = blocksOf(translated.content);
      return answers.slice(0, answers.length - definitions.length).join(blockSeparator);
    },
  };
}
