// These imports bypass the modules' index, because Vite reads the starter posts beside it, and the bench runs without
// Vite.

import { readdirSync, readFileSync } from 'node:fs';
import { recordOfTranslation } from '#admin/translation/translation-record.ts';
import { createPost } from '#domain/posts/create-post.ts';
import { editPost } from '#domain/posts/edit-post.ts';
import { findAdminPost } from '#domain/posts/list-admin-posts.ts';
import { withHistory } from '#domain/posts/with-history.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { samplePost } from '../../tests/support/sample-post.ts';

export const revisionsOfText = 200;
export const wordsOfText = 3_000;

const actor = { username: 'bench', ipAddress: null };

/**
 * Adds an article in three languages whose texts have 3,000 words and 200 revisions each. Each revision changes two
 * words. The translations have their records, as the assistant's have.
 *
 * @returns the id of the English post
 */
export async function addLongHistory(database: Database): Promise<number> {
  const translationGroup = 'group-of-the-bench';
  const texts = { en: textOf('en'), ar: textOf('ar'), ckb: textOf('ckb') };
  const ids = new Map<Language, number>();
  for (const language of languages) {
    const translation = recordOf(language, texts);
    const content = texts[language];
    const post = samplePost({ language, translationGroup, title: language, content, translation });
    ids.set(language, (await createPost(database, post)).id);
  }
  for (let number = 1; number < revisionsOfText; number += 1)
    for (const language of languages) {
      texts[language] = withOtherWords(texts[language], number);
      const changes = { content: texts[language], translation: recordOf(language, texts) };
      await save(database, ids.get(language) ?? 0, changes);
    }
  return ids.get('en') ?? 0;
}

type Texts = Record<Language, string>;

function recordOf(language: Language, texts: Texts) {
  if (language === 'en') return null;
  return recordOfTranslation(
    { title: 'en', content: texts.en },
    { title: language, content: texts[language] },
  );
}

async function save(
  database: Database,
  id: number,
  changes: { content: string; translation: ReturnType<typeof recordOf> },
): Promise<void> {
  const { updatedAt } = await findAdminPost(database, id);
  await withHistory(
    database,
    actor,
    id,
    (transaction) => editPost(transaction, id, { ...changes, updatedAt }),
    (result) => {
      if (result.stale) throw new Error('Somebody else edits the post of the bench');
      return { audit: [], revision: { kind: 'edited', post: result.post } };
    },
  );
}

/** Changes two words in the middle of other lines each time. */
function withOtherWords(text: string, number: number): string {
  const words = text.split(' ');
  for (const step of [787, 1_543]) words[(number * step) % words.length] = `other${number}`;
  return words.join(' ');
}

/** The texts of the starter posts one after the other. */
function textOf(language: Language): string {
  const folder = new URL('../../content/posts/', import.meta.url);
  const all = readdirSync(folder)
    .map((name) => readFileSync(new URL(`${name}/${language}.md`, folder), 'utf8'))
    .map((file) => file.replace(/^---[\s\S]*?\n---\n/, ''))
    .join('\n\n');
  let end = 0;
  for (const { index } of all.matchAll(/\s+/g)) {
    end += 1;
    if (end === wordsOfText) return all.slice(0, index);
  }
  throw new Error(`The starter posts in ${language} have fewer than ${wordsOfText} words`);
}
