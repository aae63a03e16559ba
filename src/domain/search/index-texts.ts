import type { Language } from '#i18n/languages.ts';
import { splitSentences } from '#language/split-sentences.ts';
import { type WordKeys, wordKeys, wordsIn } from '#language/stems/word-keys.ts';
import { plainText } from '#markdown/plain-text.ts';
import { runInBackground } from '#platform/background-work.ts';
import { type Database, inParts, textIndexOf } from '#platform/database/index.ts';
import { tokensOf } from './tokens.ts';

/** Longer words are found, and never offered. */
const maxOfferedLetters = 40;

/**
 * Indexes all texts that were never indexed, or have changed since.
 *
 * @returns how many were indexed
 */
export async function indexTexts(database: Database): Promise<number> {
  await noteUnknown(database);
  let total = 0;
  let after = 0;
  const indexNext = async () => {
    const [id] = await findPending(database, after, 1);
    if (id === undefined) return false;
    await indexText(database, id);
    after = id;
    return true;
  };
  while (await runInBackground(indexNext)) total += 1;
  return total;
}

/**
 * Indexes the few texts that an editor has just changed, so that a search finds them.
 *
 * @param atMost further texts wait for {@link indexTexts}
 */
export async function indexChangedTexts(database: Database, atMost: number): Promise<void> {
  for (const id of await findPending(database, 0, atMost)) await indexText(database, id);
}

/** Posts from before the index, and those of a restored backup, which has no index. */
async function noteUnknown(database: Database): Promise<void> {
  await database
    .insertInto('search_pending')
    .columns(['post_id'])
    .expression((select) =>
      select
        .selectFrom('posts')
        .leftJoin('search_texts', 'search_texts.post_id', 'posts.id')
        .select('posts.id')
        .where('search_texts.post_id', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findPending(database: Database, after: number, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('search_pending')
    .select('post_id')
    .where('post_id', '>', after)
    .orderBy('post_id')
    .limit(limit)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/** Indexes a text if it has changed since it was indexed. */
export async function indexText(database: Database, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('search_pending')
      .where('post_id', '=', id)
      .executeTakeFirst();
    // Another process was faster.
    if (numDeletedRows === 0n) return;
    const post = await transaction
      .selectFrom('posts')
      .select(['language', 'title', 'description', 'tags', 'content'])
      .where('id', '=', id)
      .executeTakeFirst();
    const index = textIndexOf(transaction);
    if (!post) {
      await index.remove(transaction, id);
      await transaction.deleteFrom('search_texts').where('post_id', '=', id).execute();
      return;
    }
    const { language } = post;
    const about = [post.title, post.description, post.tags];
    const text = plainText(post.content);
    const { tokens, words } = tokensOf(about, text, language);
    const sentences = [post.description, ...text].flatMap((line) => sentencesOf(line, language));
    const row = {
      sentences: sentences.join('\n'),
      stems: sentences.map((sentence) => stemsOf(sentence, language, words)).join('\n'),
    };
    await transaction
      .insertInto('search_texts')
      .values({ post_id: id, ...row })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(row))
      .execute();
    await index.put(transaction, id, tokens);
    await storeWords(transaction, language, words);
  });
}

function sentencesOf(line: string, language: Language): string[] {
  const clean = line.replace(/\s+/g, ' ').trim();
  return splitSentences(clean, language).map(({ from, to }) => clean.slice(from, to));
}

function stemsOf(sentence: string, language: Language, known: ReadonlyMap<string, WordKeys>) {
  const stems: string[] = [];
  for (const { word } of wordsIn(sentence))
    stems.push(...(known.get(word) ?? wordKeys(word, language)).stems);
  return ` ${stems.join('  ')} `;
}

async function storeWords(
  database: Database,
  language: Language,
  words: ReadonlyMap<string, WordKeys>,
): Promise<void> {
  const shown = new Map<string, string>();
  // In one order, so that two transactions never wait for each other.
  for (const { exact, folded } of words.values())
    if (/^\p{L}{3,}$/u.test(folded) && folded.length <= maxOfferedLetters && !shown.has(folded))
      shown.set(folded, exact);
  const rows = [...shown]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, exact]) => ({ language, word, shown: exact }));
  for (const part of inParts(rows))
    await database
      .insertInto('search_words')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
