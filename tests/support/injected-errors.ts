import { readFileSync } from 'node:fs';
import { glossary } from '../../content/glossary.ts';
import { splitSentences } from '../../src/language/split-sentences.ts';
import { splitFrontMatter } from '../../src/markdown/front-matter.ts';
import { splitBlocks } from '../../src/markdown/segments/split-blocks.ts';

type Language = 'ar' | 'ckb';

/** A paragraph of a starter article beside its published translation, perhaps with an error that was put in. */
export type TestedParagraph = {
  article: string;
  language: Language;
  source: string;
  translation: string;
  error: InjectedError | null;
};

export type InjectedError = {
  kind: ErrorKind;
  /** The words that are wrong now; null where words are missing. */
  span: string | null;
};

type Random = () => number;
type Neighbours = { source: string; others: readonly string[]; otherLanguage: string };

/** Puts one error into a paragraph, or returns null where it has no place for it. */
type Injection = (
  text: string,
  neighbours: Neighbours,
  language: Language,
  random: Random,
) => { text: string; span: string | null } | null;

export type ErrorKind = keyof typeof injections;

const names = ['Telegram', 'Oracle', 'Firefox', 'Shopify', 'Dropbox', 'Java'];

/** Sentences are moved in plain paragraphs alone: elsewhere they would take list markers with them. */
const isPlain = (text: string) => /^(?![-*>|#]|\d+\.)[^\n]+$/u.test(text);

const injections = {
  'dropped sentence': (text, _neighbours, language, random) => {
    const sentences = splitSentences(text, language);
    const dropped = isPlain(text) && sentences.length > 1 ? pick(sentences, random) : undefined;
    return dropped
      ? { text: (text.slice(0, dropped.from) + text.slice(dropped.to)).trim(), span: null }
      : null;
  },
  'changed number': (text, _neighbours, _language, random) =>
    replaceOne(text, /(?<![\w\d/.-])[٠-٩]+(?![\w/-])/g, random, (number) =>
      number.replace(/^./, (digit) => (digit === '٧' ? '٤' : '٧')),
    ),
  'swapped name': (text, _neighbours, _language, random) =>
    replaceOne(text, /(?<![\w/.:@`-])[A-Z][A-Za-z]{2,}(?![\w/.:@`-])/g, random, (name) =>
      pick(
        names.filter((one) => one !== name),
        random,
      ),
    ),
  'negation removed': (text, _neighbours, language, random) =>
    language === 'ar'
      ? replaceOne(text, /(?<=\s)(?:لا|لن|لم|ليس|ليست) (?=\p{L})/gu, random, () => '')
      : replaceOne(
          text,
          /(?<=\s)(?:نییە|نا(?=\p{L}{1,9}(?:ێت|ات|ێن|ەن|یت)(?!\p{L}))|نە(?=\p{L}{2,9}(?:ێت|وە|ات)(?!\p{L})))/gu,
          random,
          (negation) => ({ نییە: 'هەیە', نا: 'دە' })[negation] ?? 'ب',
        ),
  'wrong term': (text, _neighbours, language, random) => {
    const terms = Object.values(glossary).map((translations) => translations[language].term);
    const present = terms.filter((term) => term.length > 3 && text.includes(term));
    const term = present.length > 0 ? pick(present, random) : undefined;
    const instead = pick(
      terms.filter((one) => one !== term && one !== ''),
      random,
    );
    return term ? { text: text.replaceAll(term, instead), span: instead } : null;
  },
  'foreign words': (text, { otherLanguage }, _language, random) => {
    const foreign = otherLanguage.match(/\p{Script=Arabic}{4,}(?: \p{Script=Arabic}{4,}){2}/gu);
    const words = text.match(/(?<=\s)\p{Script=Arabic}{4,}(?=\s)/gu);
    if (!foreign || !words) return null;
    const span = pick(foreign, random);
    return { text: text.replace(pick(words, random), span), span };
  },
  'foreign letters': (text, _neighbours, language, random) =>
    replaceOne(text, /(?<=\s)\p{Script=Arabic}*[یکيك]\p{Script=Arabic}*(?=\s)/gu, random, (word) =>
      language === 'ckb'
        ? word.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
        : word.replaceAll('ي', 'ێ').replaceAll('ك', 'گ'),
    ),
  'untranslated passage': (text, { source }, language, random) => {
    const sentences = splitSentences(source, 'en');
    const mine = splitSentences(text, language);
    if (!isPlain(text) || sentences.length !== mine.length) return null;
    const at = Math.floor(random() * mine.length);
    const [from, to] = [mine[at], sentences[at]];
    if (!from || !to) return null;
    const span = source.slice(to.from, to.to);
    return { text: text.slice(0, from.from) + span + text.slice(from.to), span };
  },
  'invented sentence': (text, { others }, language, random) => {
    const span = sentenceOf(others, language, random);
    return span === null || !isPlain(text) ? null : { text: `${text} ${span}`, span };
  },
  'another meaning': (text, { others }, language, random) => {
    const mine = splitSentences(text, language);
    const span = sentenceOf(others, language, random);
    if (!isPlain(text) || mine.length === 0 || span === null) return null;
    const { from, to } = pick(mine, random);
    return { text: text.slice(0, from) + span + text.slice(to), span };
  },
} as const satisfies Record<string, Injection>;

const kinds = Object.keys(injections) as ErrorKind[];

/**
 * The paragraphs of the starter articles in Arabic and Kurdish, without code. Into a share of them an error is put; the
 * kinds take turns, as far as a paragraph has a place for them.
 *
 * @param random numbers from 0 to 1
 */
export function paragraphsWithErrors(
  articles: readonly string[],
  share: number,
  random: Random,
): TestedParagraph[] {
  const paragraphs = articles.flatMap((article) =>
    (['ar', 'ckb'] as const).flatMap((language) => {
      const source = blocksOf(article, 'en');
      const translation = blocksOf(article, language);
      const otherLanguage = blocksOf(article, language === 'ar' ? 'ckb' : 'ar')
        .map(({ text }) => text)
        .join('\n');
      return translation.flatMap(({ kind, text }, index) =>
        ['code', 'rule', 'reference'].includes(kind)
          ? []
          : [
              {
                article,
                language,
                source: source[index]?.text ?? '',
                translation: text,
                otherLanguage,
                others: translation
                  .filter((one) => one.kind === 'paragraph' && one.text !== text)
                  .map((one) => one.text),
              },
            ],
      );
    }),
  );
  const tested: TestedParagraph[] = paragraphs.map(({ otherLanguage, others, ...paragraph }) => ({
    ...paragraph,
    error: null,
  }));
  const open = paragraphs.map((_, index) => ({ index, rank: random() }));
  open.sort((one, other) => one.rank - other.rank);
  for (let number = 0; number < Math.round(share * paragraphs.length); number += 1) {
    const kind = kinds[number % kinds.length] ?? 'changed number';
    const at = open.findIndex(({ index }) => {
      const paragraph = paragraphs[index];
      if (!paragraph) return false;
      const { translation, language } = paragraph;
      const injected = injections[kind](translation, paragraph, language, random);
      if (!injected || injected.text === translation) return false;
      const { others, otherLanguage, ...rest } = paragraph;
      const error = { kind, span: injected.span };
      tested[index] = { ...rest, translation: injected.text, error };
      return true;
    });
    if (at >= 0) open.splice(at, 1);
  }
  return tested;
}

function blocksOf(article: string, language: string) {
  const text = splitFrontMatter(readFileSync(`content/posts/${article}/${language}.md`, 'utf8'));
  if (!text) throw new Error(`${article} has no front matter`);
  return splitBlocks(text.body.trim());
}

function sentenceOf(texts: readonly string[], language: Language, random: Random): string | null {
  if (texts.length === 0) return null;
  const text = pick(texts, random);
  const sentences = splitSentences(text, language);
  if (sentences.length === 0) return null;
  const { from, to } = pick(sentences, random);
  return text.slice(from, to);
}

function replaceOne(
  text: string,
  pattern: RegExp,
  random: Random,
  replacement: (found: string) => string,
): { text: string; span: string | null } | null {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return null;
  const { 0: words, index } = pick(found, random);
  const instead = replacement(words);
  const after = text.slice(index + words.length);
  // A model marks whole words.
  const word =
    /^[\p{L}\p{M}]*/u.exec(instead === '' || /[\p{L}\p{M}]$/u.test(instead) ? after : '')?.[0] ??
    '';
  return { text: text.slice(0, index) + instead + after, span: instead + word || null };
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick');
  return item;
}
