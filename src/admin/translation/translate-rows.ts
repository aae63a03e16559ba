import { splitBlocks } from '#markdown/segments/split-blocks.ts';
import type { Retranslation } from './apply-retranslation.ts';
import { isTranslatable } from './is-translatable.ts';
import type { ReviewRow } from './review-rows.ts';
import {
  blockSeparator,
  blocksOf,
  type PostText,
  type TranslatedText,
} from './translation-record.ts';

/**
 * A translation request: some blocks of a post, and the block before them as context. One that is asked again is not
 * taken from the translation memory.
 */
export type PostExcerpt = PostText & { before?: string; isAskedAgain?: boolean };

/**
 * Translates rows in one request, or one by one when the response cannot be split into rows. Rows without words, and
 * rows that the source no longer has, need no request.
 *
 * @param rows of the review of `source`
 */
export async function translateRows(
  source: PostText,
  rows: readonly ReviewRow[],
  send: (excerpt: PostExcerpt) => Promise<TranslatedText>,
): Promise<Retranslation[]> {
  const withWords = rows.filter(hasWords);
  const copied = rows
    .filter((row) => !hasWords(row))
    .map((row) => ({ row, text: row.source ?? '' }));
  if (withWords.length === 0) return copied;
  const together = excerptOf(source, withWords);
  const taken = together.isSplittable ? together.take(await send(together.excerpt)) : null;
  if (taken) return [...copied, ...taken];
  const alone: Retranslation[] = [];
  for (const row of withWords) {
    const { excerpt, takeWhole } = excerptOf(source, [row]);
    const translated = await send(excerpt);
    alone.push({ row, ...takeWhole(translated), run: translated.run });
  }
  return [...copied, ...alone];
}

function hasWords({ blockRef, source }: ReviewRow): boolean {
  return source !== null && (blockRef === 'title' || isTranslatable(source));
}

/** Separates two lists that are adjacent only in the request, because the block between them is not sent. */
const betweenLists = '***';

function excerptOf(source: PostText, rows: readonly ReviewRow[]) {
  const blocks = splitBlocks(source.content);
  const texts: { text: string; row: ReviewRow | null }[] = [];
  let wasList = false;
  for (const row of rows) {
    if (row.blockRef === 'title' || row.source === null) continue;
    const isList = splitBlocks(row.source)[0]?.kind === 'list';
    if (isList && wasList) texts.push({ text: betweenLists, row: null });
    texts.push({ text: row.source, row });
    wasList = isList;
  }
  // A reference link needs its definition to be parsed as a link.
  const definitions = texts.length > 0 ? blocks.filter(({ kind }) => kind === 'reference') : [];
  for (const { text } of definitions) texts.push({ text, row: null });
  const content = texts.map(({ text }) => text).join(blockSeparator);
  const first = blocks.findIndex(({ text }) => text === texts[0]?.text);
  const before = blocks[first - 1]?.text;
  const excerpt: PostExcerpt = {
    title: source.title,
    // For a request with the title alone: the API rejects blank content.
    content: content || source.title,
    ...(before && { before }),
    // An editor who has a translation of each row wants another one.
    ...(rows.every(({ state }) => state === 'current') && { isAskedAgain: true }),
  };
  const title = rows.find(({ blockRef }) => blockRef === 'title');
  return {
    excerpt,
    isSplittable: blocksOf(content).length === texts.length,
    take(translated: TranslatedText): Retranslation[] | null {
      const { run, remembered } = translated;
      const answers = blocksOf(translated.content);
      if (content && answers.length !== texts.length) return null;
      return [
        ...(title
          ? [{ row: title, text: translated.title, run, isRemembered: remembered?.title }]
          : []),
        ...texts.flatMap(({ row }, index) =>
          row
            ? [
                {
                  row,
                  text: answers[index] ?? '',
                  run,
                  isRemembered: remembered?.blocks.includes(index),
                },
              ]
            : [],
        ),
      ];
    },
    takeWhole(translated: TranslatedText) {
      const { remembered } = translated;
      if (title) return { text: translated.title, isRemembered: remembered?.title };
      const blocks = blocksOf(translated.content);
      const answers = blocks.slice(0, blocks.length - definitions.length);
      return {
        text: answers.join(blockSeparator),
        isRemembered: answers.every((_, index) => remembered?.blocks.includes(index)),
      };
    },
  };
}
