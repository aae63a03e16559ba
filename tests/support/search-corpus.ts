import { readFileSync } from 'node:fs';
import { createPost } from '#domain/posts/index.ts';
import { indexChangedTexts } from '#domain/search/index-texts.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { pick, randomNumbers } from './edited-texts.ts';
import { samplePost } from './sample-post.ts';
import { addStarterTexts } from './starter-texts.ts';

/** Articles beside the starter articles, each in three languages. */
const otherArticles = 300;
const sentencesOfArticle = 14;
const dayMs = 86_400_000;
const newest = Date.parse('2026-11-20T06:00:00Z');

/** A search as somebody types it, and the starter articles that must be among the first ten. */
export type JudgedSearch = { typed: string; expected: string[] };

/** The judged searches of a language, see `tests/fixtures/search/README.md`. */
export function readSearches(language: Language): JudgedSearch[] {
  return linesOf(`${language}.txt`)
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [typed = '', expected = ''] = line.split(': ');
      return { typed, expected: expected.split(' ') };
    });
}

/**
 * Adds and indexes the starter articles, in the middle of other articles. Those are about other things (their titles
 * and tags), and use the words of the starter articles in passing (their descriptions and texts).
 */
export async function addSearchCorpus(database: Database): Promise<void> {
  await addOthers(database, 0, otherArticles / 2);
  await addStarterTexts(database);
  await addOthers(database, otherArticles / 2, otherArticles);
  await indexChangedTexts(database, 10_000);
}

async function addOthers(database: Database, from: number, to: number): Promise<void> {
  const titles = linesOfEach('-titles');
  const sentences = linesOfEach('-sentences');
  const words = linesOfEach('');
  for (let number = from; number < to; number += 1)
    for (const language of languages) {
      const random = randomNumbers(number);
      const word = () => pick(rankedBy(words[language], random).split(' '), random);
      const sentence = () => pick(sentences[language], random).replaceAll('{}', word);
      const content = Array.from({ length: sentencesOfArticle }, sentence).join(' ');
      await createPost(
        database,
        samplePost({
          language,
          title: `${pick(titles[language], random)} (${number})`,
          description: sentence(),
          tags: [pick(titles[language], random)],
          content,
          translationGroup: `other-${number}`,
          // Some are newer than the starter articles, some older, whatever their numbers are.
          publishedAt: new Date(newest - ((number * 7) % otherArticles) * dayMs),
        }),
      );
    }
}

/** One of the lines, each as likely as words of a language are: the tenth a tenth as likely as the first. */
function rankedBy(lines: readonly string[], random: () => number): string {
  const rank = Math.floor((lines.length + 1) ** random());
  return lines[rank - 1] ?? '';
}

function linesOfEach(kind: '' | '-titles' | '-sentences'): Record<Language, string[]> {
  const read = (language: Language) => linesOf(`others/${language}${kind}.txt`);
  return { en: read('en'), ar: read('ar'), ckb: read('ckb') };
}

function linesOf(name: string): string[] {
  const path = new URL(`../fixtures/search/${name}`, import.meta.url);
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}
