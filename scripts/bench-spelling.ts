/**
 * `npm run bench:spelling`: how many right words the spelling underlines, and how many misspellings it finds, on the
 * starter articles. Each article is judged with the words of all other texts of the site, as if it were being written.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { glossary } from '#content/glossary.ts';
import { adminMessages } from '#content/messages/admin.ts';
import { siteMessages } from '#content/messages/site.ts';
import { readDictionaryFolder } from '#domain/spelling/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import type { Dictionary } from '#language/spelling/dictionary.ts';
import { createSpeller, type Speller } from '#language/spelling/speller.ts';
import { mistakenLetters } from '#language/spelling/word-edits.ts';
import { countWords, wordsOfText } from '#language/spelling/words-of-text.ts';

const usage = `Measures the spelling on the starter articles.

  npm run bench:spelling                                       with the words of this site alone
  npm run bench:spelling -- --ckb <folder> --ar <folder>       with the Hunspell dictionaries in these folders
  npm run bench:spelling -- --ckb <folder> --pairs <file.tsv>  also on a list of misspellings and what is right

--words lists the false alarms.`;

type Language = TranslationLanguage;

const { values } = parseArgs({
  options: {
    ckb: { type: 'string' },
    ar: { type: 'string' },
    pairs: { type: 'string', multiple: true },
    words: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** Suggestions take a thousand times as long as a judgement. */
const oneInSuggested = 20;

if (values.help) console.log(usage);
else {
  const results = [];
  for (const language of ['ckb', 'ar'] as const) {
    const folder = values[language];
    const dictionary = folder ? (await readDictionaryFolder(folder, language)).dictionary : null;
    results.push(await measureArticles(language, dictionary));
    if (language === 'ckb')
      for (const file of values.pairs ?? [])
        results.push(await measurePairs(await readFile(file, 'utf8'), file, dictionary));
  }
  console.table(results);
}

async function measureArticles(language: Language, dictionary: Dictionary | null) {
  const folders = (await readdir('content/posts')).sort();
  const texts = await Promise.all(
    folders.map((folder) => readFile(join('content/posts', folder, `${language}.md`), 'utf8')),
  );
  const random = seededRandom(16);
  let words = 0;
  let alarms = 0;
  const alarmed: string[] = [];
  const misspellings = { letter: fresh(), exchanged: fresh(), dropped: fresh() };
  const sum = (of: keyof Found) =>
    Object.values(misspellings).reduce((all, count) => all + count[of], 0);
  let known = 0;
  let milliseconds = 0;
  for (const [index, text] of texts.entries()) {
    const house = houseWords(
      language,
      texts.filter((_, other) => other !== index),
    );
    const speller = createSpeller(language, dictionary, house);
    const spelled = wordsOfText(prose(text), language);
    const start = performance.now();
    for (const { letters } of spelled) speller.isWrong(letters);
    milliseconds += performance.now() - start;
    for (const { letters: word } of spelled) {
      words += 1;
      if (house.has(word)) known += 1;
      if (speller.isWrong(word)) {
        alarms += 1;
        alarmed.push(word);
      }
      if (word.length < 4) continue;
      judge(misspellings.letter, speller, word, withOtherLetter(word, language, random));
      judge(misspellings.exchanged, speller, word, withExchange(word, random));
      judge(misspellings.dropped, speller, word, withoutLetter(word, random));
    }
  }
  if (values.words) console.log(`${language}: ${[...new Set(alarmed)].join(' ')}`);
  return {
    text: `${language}, ${folders.length} articles`,
    words,
    'in other texts': percent(known, words),
    'false alarms': percent(alarms, words),
    letter: percent(misspellings.letter.found, misspellings.letter.all),
    exchanged: percent(misspellings.exchanged.found, misspellings.exchanged.all),
    dropped: percent(misspellings.dropped.found, misspellings.dropped.all),
    'among five': percent(sum('offered'), sum('asked')),
    'µs a word': Math.round((1_000 * milliseconds) / words),
  };
}

/** Front matter has keys and slugs; the title and the summary are read with the text. */
function prose(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
}

function houseWords(language: Language, articles: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of articles) countWords(prose(text), language, counts);
  for (const messages of [adminMessages[language], siteMessages[language]])
    for (const text of textsIn(messages)) countWords(text, language, counts);
  for (const {
    [language]: { term },
  } of Object.values(glossary))
    countWords(term, language, counts);
  return counts;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

type Found = { all: number; found: number; asked: number; offered: number };

function fresh(): Found {
  return { all: 0, found: 0, asked: 0, offered: 0 };
}

function judge(count: Found, speller: Speller, right: string, misspelling: string | null): void {
  if (misspelling === null || misspelling === right) return;
  count.all += 1;
  if (!speller.isWrong(misspelling)) return;
  count.found += 1;
  if (count.found % oneInSuggested !== 0) return;
  count.asked += 1;
  if (speller.suggest(misspelling).includes(right)) count.offered += 1;
}

/** A list of misspellings and what is right, tab-separated: the public test sets of Sorani. */
async function measurePairs(text: string, file: string, dictionary: Dictionary | null) {
  const speller = createSpeller('ckb', dictionary, houseWords('ckb', []));
  const counts = { wrong: 0, found: 0, offered: 0, right: 0, alarms: 0 };
  for (const line of text.split('\n')) {
    const [word = '', corrected = '', distance = ''] = line.split('\t').map((cell) => cell.trim());
    if (!/^\p{Script=Arabic}+$/u.test(word) || corrected === '') continue;
    if (distance === '0') {
      counts.right += 1;
      if (speller.isWrong(word)) counts.alarms += 1;
    } else {
      counts.wrong += 1;
      if (!speller.isWrong(word)) continue;
      counts.found += 1;
      if (speller.suggest(word).includes(corrected)) counts.offered += 1;
    }
  }
  return {
    text: file.split('/').at(-1),
    words: counts.wrong + counts.right,
    found: percent(counts.found, counts.wrong),
    'among five': percent(counts.offered, counts.wrong),
    'false alarms': percent(counts.alarms, counts.right),
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
}

type Random = (below: number) => number;

/** The same misspellings in each run (Park and Miller's generator). */
function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A letter that is heard or seen alike or is beside it on the keyboard stands in place of one. */
function withOtherLetter(word: string, language: Language, random: Random): string | null {
  const at = random(word.length);
  const others = mistakenLetters(word.charAt(at), language);
  const other = others[random(Math.max(1, others.length))];
  return other === undefined ? null : word.slice(0, at) + other + word.slice(at + 1);
}

function withExchange(word: string, random: Random): string {
  const at = random(word.length - 1);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

function withoutLetter(word: string, random: Random): string {
  const at = random(word.length);
  return word.slice(0, at) + word.slice(at + 1);
}
