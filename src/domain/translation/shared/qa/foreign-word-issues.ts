import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { type Block, excerpt } from './extract-elements.ts';

/**
 * Words of another language in a translation. Words that the source has in those letters are quotations, and no issue.
 */
export function foreignWordIssues(passage: AlignedBlocks, language: 'ar' | 'ckb'): TextIssue[] {
  const quoted = new Set(passage.source.flatMap(({ prose }) => prose.match(arabicWord) ?? []));
  return passage.translation.flatMap((block) =>
    [...block.prose.matchAll(sentence)].flatMap(({ 0: text, index }) => {
      const words = [...text.matchAll(arabicWord)]
        .map((match) => ({ word: match[0], from: block.from + index + match.index }))
        .filter(({ word }) => !quoted.has(word));
      return language === 'ckb' ? foreignToKurdish(words, block) : foreignToArabic(words, block);
    }),
  );
}

type Word = { word: string; from: number };

const arabicWord = /(?:(?=\p{L})\p{Script=Arabic}|[\p{M}\u200c\u0640])+/gu;
const sentence = /[^.!?؟؛…|\ufffc]+/gu;

/** Every longer Sorani sentence has one of these; Arabic and Persian have none (measured: ../shared/language.md). */
const kurdishLetters = /[ێۆڕڵڤە]/u;
/** Letters that Sorani does not use, and the Arabic article. */
const arabicSign = /[ةكيىثذصضطظ]|^[وفبلک]?ال\p{L}{3}/u;
const persianSign =
  /^(?:است|این|آن|که|را|از|در|برای|شده|شود|شد|های|باید|کنید|می|نمی|هستند|خواهد|تواند|یا)$|^ن?می\u200c|\u200cهای?$/u;

const minForeignWords = 5;
const minSigns = 3;

/**
 * A run of words without a Kurdish letter, some of which are surely Arabic or Persian. A short quotation does not
 * count.
 */
function foreignToKurdish(words: readonly Word[], block: Block): TextIssue[] {
  const issues: TextIssue[] = [];
  let run: Word[] = [];
  for (const word of [...words, null]) {
    if (word && !kurdishLetters.test(word.word)) {
      run.push(word);
      continue;
    }
    const signs = run.filter(({ word }) => arabicSign.test(word) || persianSign.test(word));
    if (run.length >= minForeignWords && signs.length >= minSigns) {
      issues.push(foreignLanguage(run, block));
    }
    run = [];
  }
  return issues;
}

/**
 * No Arabic word has ڕ ڵ ێ ۆ ە. The letters گ چ پ ڤ ژ occur in names of places and people («پينجوين»), so they do not
 * count. Several such words in a sentence are a Kurdish sentence.
 */
function foreignToArabic(words: readonly Word[], block: Block): TextIssue[] {
  const kurdish = words.filter(({ word }) => /[ڕڵێۆە]/u.test(word));
  if (kurdish.length >= minSigns) return [foreignLanguage(kurdish, block)];
  return kurdish.map(({ word, from }) => {
    return {
      code: 'foreign-letters',
      isBlocking: false,
      from,
      to: from + word.length,
      subject: word,
    };
  });
}

function foreignLanguage(run: readonly Word[], block: Block): TextIssue {
  const last = run.at(-1);
  const from = run[0]?.from ?? block.from;
  const to = last ? last.from + last.word.length : block.to;
  const subject = excerpt(block.prose.slice(from - block.from, to - block.from));
  return { code: 'foreign-language', isBlocking: false, from, to, subject };
}
