import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { type Counts, count, difference, takeOne } from './difference.ts';
import type { Block, Element } from './extract-elements.ts';
import { readNumbers } from './numbers.ts';
import { numbersInWords } from './numbers-in-words.ts';

/**
 * Numbers that the source has in digits and the translation has neither in digits nor in words, as often as they occur.
 * Number words of the source ("forty") are ignored. If one number is missing and another is added, the issue is at the
 * added one, which is probably wrong.
 */
export function missingNumbers(passage: AlignedBlocks, language: 'ar' | 'ckb'): TextIssue[] {
  const { missing, added } = difference(
    passage.source.flatMap(numbersOf),
    passage.translation.flatMap(numbersOf),
  );
  if (missing.length === 0) return [];
  const words = count(passage.translation.flatMap(({ prose }) => numbersInWords(prose, language)));
  return missing
    .filter(
      (number) =>
        !isSaidByNoun(number) && !takeFromWords(words, number) && !takeScaled(added, number),
    )
    .map(({ subject }) => {
      const { from, to } = added.shift() ?? passage;
      return { code: 'number-lost', isBlocking: true, from, to, subject };
    });
}

type ScaledNumber = Element & {
  /** The value multiplied by a following English word ("6.28 million"); null without one. */
  scaled: string | null;
};

const scales: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

function numbersOf({ from, prose }: Block): ScaledNumber[] {
  return readNumbers(prose).map((number) => {
    const next = prose.slice(number.to, number.to + 12);
    const word = /^\s?(?:k|thousand|m|million|bn|billion)(?!\p{L})/iu.exec(next)?.[0];
    const scale = word && scales[word.trim().charAt(0).toLowerCase()];
    const scaled = scale ? String(Math.round(Number(number.key) * scale)) : null;
    return { ...number, from: from + number.from, to: from + number.to, scaled };
  });
}

/** A noun in the singular means one of it in both languages («ساعة», «کاتژمێرێک»). */
function isSaidByNoun({ subject }: Element): boolean {
  return subject === '1';
}

function takeFromWords(words: Counts, { key, scaled }: ScaledNumber): boolean {
  if (takeOne(words, key) || (scaled !== null && takeOne(words, scaled))) return true;
  // "Eight hours and a half": 8.5 in two words apart.
  const whole = /^(\d+)\.5$/.exec(key)?.[1];
  return whole !== undefined && takeOne(words, whole) && takeOne(words, '0.5');
}

function takeScaled(others: ScaledNumber[], { scaled }: ScaledNumber): boolean {
  const index = scaled === null ? -1 : others.findIndex(({ key }) => key === scaled);
  if (index >= 0) others.splice(index, 1);
  return index >= 0;
}
